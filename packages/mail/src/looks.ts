import { type ColorName, colors } from '@backbeat/ui/tokens';
import type { CSSProperties } from 'react';

type Colour = 'backgroundColor' | 'borderColor' | 'color';

/** What is coloured, and by which tokens. */
const looks = {
  page: { backgroundColor: 'ground', color: 'text' },
  card: { backgroundColor: 'raised', borderColor: 'rule' },
  text: { color: 'text' },
  muted: { color: 'muted' },
  fact: { borderColor: 'rule', color: 'muted' },
  value: { borderColor: 'rule', color: 'text' },
  button: { backgroundColor: 'pink', color: 'on-pink' },
  held: { backgroundColor: 'text' },
  beat: { backgroundColor: 'art-pink' },
  still: { backgroundColor: 'cell-1' },
} as const satisfies Record<string, Partial<Record<Colour, ColorName>>>;

type Look = keyof typeof looks;

const properties = {
  backgroundColor: 'background-color',
  borderColor: 'border-color',
  color: 'color',
} as const satisfies Record<Colour, string>;

const entriesOf = (look: Partial<Record<Colour, ColorName>>) =>
  (['backgroundColor', 'borderColor', 'color'] as const).flatMap((property) => {
    const name = look[property];
    return name === undefined ? [] : [{ property, name }];
  });

const font = (name: string) => `'${name}', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`;

/** Our faces where the reader has them; no letter loads a font. */
export const fonts = { text: font('Instrument Sans'), display: font('Bricolage Grotesque') } as const;

/** Attributes of an element. */
interface Painted {
  readonly className: string;
  readonly style: CSSProperties;
}

/**
 * A look as a mail program wants it: the light colours at the element, for those that drop style sheets, and a class by
 * which the dark ones replace them.
 */
export const look = (name: Look, style: CSSProperties = {}): Painted => ({
  className: `bb-${name}`,
  // After the rest: a border in one word would take its colour back.
  style: {
    ...style,
    ...Object.fromEntries(
      entriesOf(looks[name]).map(({ property, name: token }) => [property, colors.light[token]]),
    ),
  },
});

const darkRule = ([name, of]: [string, Partial<Record<Colour, ColorName>>]): string => {
  const colours = entriesOf(of).map(
    ({ property, name: token }) => `${properties[property]}:${colors.dark[token]} !important`,
  );
  return `.bb-${name}{${colours.join(';')}}`;
};

/** The dark scheme, and more room on wide screens. */
export const styleSheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${Object.entries(looks).map(darkRule).join('')}}`,
  '@media (min-width:480px){.bb-room{padding:40px 40px 36px !important}}',
].join('');
