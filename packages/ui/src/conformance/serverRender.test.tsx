import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StyleProvider } from '../styling/StyleProvider.tsx';
import { renderToHtmlWithCriticalCss } from '../styling/server.ts';
import { componentCases } from './componentCases.tsx';

const cases = Object.entries(componentCases);
const probe = { className: 'probe', 'data-probe': 'yes', ref: () => {} };

describe('every component on the server', () => {
  it.each(cases)('%s renders with its class and its attribute, without a style attribute', (_name, draw) => {
    const html = renderToString(<StyleProvider>{draw(probe)}</StyleProvider>);
    expect(html).toMatch(/class="[^"]*\bprobe\b/);
    expect(html).toContain('data-probe="yes"');
    expect(html).not.toContain(' style="');
  });

  it('leaves every style in the head of a page that uses them all', async () => {
    const html = await renderToHtmlWithCriticalCss(
      <html lang="en">
        <head>
          <title>All</title>
        </head>
        <body>
          {cases.map(([name, draw]) => (
            <div key={name}>{draw(probe)}</div>
          ))}
        </body>
      </html>,
    );
    const [head = '', body = ''] = html.split('</head>');
    expect(head.match(/data-emotion="bb /g)).toHaveLength(1);
    expect(body).not.toContain('<style');
  });
});
