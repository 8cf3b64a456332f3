import { css, GlobalStyles, StyleProvider, styled, ThemeProvider } from '@backbeat/ui/styling';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useEffect } from 'react';
import { configure } from 'storybook/test';
import { fitArgType } from './fitArgType.ts';
import { fonts } from './fonts.ts';
import { languages, withLanguage } from './languages.tsx';
import { SchemeDocs } from './SchemeDocs.tsx';

// Stories wait for what they mean, also on a busy machine: the limit ends what hangs.
configure({ asyncUtilTimeout: 20_000 });

/** As wide as the place that a component is made for: `parameters: { frame: 440 }`. */
const Frame = styled('div', {
  variants: {
    width: {
      280: css`max-inline-size: 280px;`,
      400: css`max-inline-size: 400px;`,
      440: css`max-inline-size: 440px;`,
    },
  },
});

const withFrame: Decorator = (Story, { parameters: { frame } }) =>
  frame === undefined ? (
    <Story />
  ) : (
    <Frame width={frame}>
      <Story />
    </Frame>
  );

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
  decorators: [withFrame, withLanguage, withTheme],
  argTypesEnhancers: [fitArgType],
  initialGlobals: { scheme: 'system', direction: 'ltr', language: 'en' },
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
    language: {
      description: 'Language of the components',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: Object.entries(languages).map(([value, { title }]) => ({ value, title })),
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
          ['Usage', 'Colours', 'Scales', 'Theme', 'Keyboard'],
          'Recipes',
          ['Vite', 'Theming', 'Another language', 'Checkout', 'Next.js', 'React Router', 'MUI', 'Jest'],
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
          'Letters',
          'Pages',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
