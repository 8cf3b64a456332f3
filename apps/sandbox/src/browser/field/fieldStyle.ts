import { isRecord } from '../isRecord.ts';
import type { FieldConfig } from './fieldConfig.ts';

/** The style keys of the provider, and the CSS property that each sets. Everything else is dropped. */
const properties: Readonly<Record<string, string>> = {
  fontColor: 'color',
  color: 'color',
  fontFamily: 'font-family',
  fontSize: 'font-size',
  fontWeight: 'font-weight',
  fontStyle: 'font-style',
  fontVariant: 'font-variant',
  fontFeatureSettings: 'font-feature-settings',
  lineHeight: 'line-height',
  letterSpacing: 'letter-spacing',
  padding: 'padding',
  textAlign: 'text-align',
  textDecoration: 'text-decoration',
  textShadow: 'text-shadow',
  textTransform: 'text-transform',
};

const fontValue = (value: unknown): string => String(value).replace(/[;{}<>]/g, '');

const rule = (selector: string, style: unknown): string => {
  if (!isRecord(style)) return '';
  const declarations = Object.entries(style).flatMap(([key, value]) => {
    const property = properties[key];
    return property === undefined || isRecord(value) ? [] : [`${property}:${fontValue(value)}`];
  });
  return declarations.length === 0 ? '' : `${selector}{${declarations.join(';')}}`;
};

/** Rough brightness of a CSS colour, by letting the browser compute it. */
const isLight = (color: string): boolean => {
  const probe = document.createElement('i');
  probe.style.color = color;
  document.body.append(probe);
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(probe)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  probe.remove();
  return 0.299 * red + 0.587 * green + 0.114 * blue > 140;
};

const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/**
 * Applies the style of a configuration. Light text means a dark page around: without the same colour
 * scheme the browser would paint the frame's ground white.
 */
export const applyStyle = ({ style }: FieldConfig): void => {
  sheet.replaceSync(
    [
      rule('.part', style),
      rule('.part:focus', style.focus),
      rule('.part[aria-invalid="true"]', style.invalid),
      rule('.part::placeholder', style.placeholder),
      // A colour given by the page is shown at full opacity.
      isRecord(style.placeholder) && 'color' in style.placeholder ? '.part::placeholder{opacity:1}' : '',
      ...['number', 'expiry', 'month', 'year', 'cvv'].map((name) => rule(`.part--${name}`, style[name])),
    ].join('\n'),
  );
  const color = style.fontColor ?? style.color;
  document.documentElement.style.colorScheme =
    typeof color === 'string' ? (isLight(color) ? 'dark' : 'light') : '';
};

/** The hint inside an empty input, when the page gave one: a text for a field, texts by part for a card. */
export const placeholderOf = ({ style, type }: FieldConfig, part: string): string | null => {
  const content = isRecord(style.placeholder) ? style.placeholder.content : undefined;
  const own = type === 'card' && isRecord(content) ? content[part] : content;
  return typeof own === 'string' ? own : null;
};
