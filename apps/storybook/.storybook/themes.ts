import { colors, type Scheme } from '@backbeat/ui/tokens';
import { create, type ThemeVars } from 'storybook/theming/create';

const { dark } = colors;

const brand = `<span style="display:flex;align-items:center;gap:10px;font-size:17px;font-weight:800;letter-spacing:-.03em;color:${dark.text}"><svg viewBox="0 0 30 41" height="24" aria-hidden="true"><g fill="${dark.text}"><rect width="8" height="41" rx="4"/><rect x="11" y="16" width="8" height="11" rx="3.4"/><rect x="11" y="30" width="8" height="11" rx="3.4"/></g><g fill="${dark.pink}"><rect x="22" y="16" width="8" height="11" rx="3.4"/><rect x="22" y="30" width="8" height="11" rx="3.4"/></g></svg>Backbeat</span>`;

/** The violet of the steps, light enough to be read on the frame's ground. */
const violet: Readonly<Record<Scheme, string>> = { dark: '#9a8ae6', light: '#5b2bd9' };

const themeOf = (scheme: Scheme): ThemeVars => {
  const color = colors[scheme];
  return create({
    base: scheme,
    brandTitle: brand,
    brandUrl: './?path=/docs/introduction--docs',
    brandTarget: '_self',
    fontBase: '"Instrument Sans", system-ui, sans-serif',
    colorPrimary: color.pink,
    colorSecondary: violet[scheme],
    appBg: color.raised,
    appContentBg: color.ground,
    appPreviewBg: color.ground,
    appBorderColor: color.rule,
    appBorderRadius: 14,
    textColor: color.text,
    textMutedColor: color.muted,
    textInverseColor: color['on-inverse'],
    barBg: color.ground,
    barTextColor: color.muted,
    barHoverColor: color.text,
    barSelectedColor: color.pink,
    buttonBg: color.overlay,
    buttonBorder: color.line,
    booleanBg: color.sunken,
    booleanSelectedBg: color.overlay,
    inputBg: color.sunken,
    inputBorder: color.line,
    inputTextColor: color.text,
    inputBorderRadius: 8,
  });
};

/** Storybook's own frame and its pages in the product's colours. */
export const themes: Readonly<Record<Scheme, ThemeVars>> = { dark: themeOf('dark'), light: themeOf('light') };
