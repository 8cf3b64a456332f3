import displayFont from '@backbeat/ui/fonts/bricolage-grotesque-display.woff2?url';
import textFont from '@backbeat/ui/fonts/instrument-sans-text.woff2?url';
import { GlobalStyles, StyleProvider, ThemeProvider } from '@backbeat/ui/styling';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { SchemeDocs } from './SchemeDocs.tsx';

const fonts = { display: displayFont, text: textFont };

const withTheme: Decorator = (Story, { globals }) => {
  const { scheme, direction } = globals;
  useEffect(() => {
    if (scheme === 'system') document.documentElement.removeAttribute('data-scheme');
    else document.documentElement.setAttribute('data-scheme', scheme);
    document.documentElement.dir = direction;
  }, [scheme, direction]);
  return (
    <StyleProvider>
      <GlobalStyles fonts={fonts} />
      <ThemeProvider>
        <Story />
      </ThemeProvider>
    </StyleProvider>
  );
};

const widths = [375, 576, 768, 992, 1200, 1440, 2000] as const;

const preview: Preview = {
  decorators: [withTheme],
  initialGlobals: { scheme: 'system', direction: 'ltr' },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'As the system' },
          { value: 'dark', title: 'Dark' },
          { value: 'light', title: 'Light' },
        ],
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
  },
  parameters: {
    a11y: { test: 'error', options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } },
    backgrounds: { disable: true },
    docs: { container: SchemeDocs, codePanel: true },
    controls: { sort: 'requiredFirst' },
    layout: 'padded',
    viewport: {
      options: Object.fromEntries(
        widths.map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Foundations',
          ['Usage', 'Colours', 'Scales', 'Keyboard'],
          'Layout',
          'Type',
          'Actions',
          'Forms',
          'Feedback',
          'Overlays',
          'Data',
          'Chrome',
          'Showcase',
          'Art',
          'Pricing',
          'Payments',
          'Pages',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
