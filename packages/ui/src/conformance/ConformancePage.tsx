import type { ReactElement } from 'react';
import { GlobalStyles, StyleProvider, ThemeProvider } from '../styling/index.ts';
import { componentCases } from './componentCases.tsx';

/** Props of {@link ConformancePage}. */
export interface ConformancePageProps {
  /** Direction of writing. */
  direction: 'ltr' | 'rtl';
}

/** Marks the element that a ref was filled with, so that a test can see it from outside. */
const markRef = (name: string) => (element: Element | null) => element?.setAttribute('data-ref', name);

/** Every component of the package on one page, each in a box of its own. */
export const ConformancePage = ({ direction }: ConformancePageProps): ReactElement => (
  <html lang="en" dir={direction} suppressHydrationWarning>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Every component</title>
      <script type="module" src="/client.js" async />
    </head>
    <body>
      <StyleProvider>
        <GlobalStyles fonts={{ display: '/display.woff2', text: '/text.woff2' }} />
        <ThemeProvider>
          <main id="main">
            {Object.entries(componentCases).map(([name, draw]) => (
              <div key={name} data-case={name}>
                {draw({ className: `probe-${name}`, 'data-probe': name, ref: markRef(name) })}
              </div>
            ))}
          </main>
        </ThemeProvider>
      </StyleProvider>
    </body>
  </html>
);
