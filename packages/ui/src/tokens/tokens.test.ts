import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colors } from './colors.ts';
import { contrastPairs, contrastRatio, pairRatio } from './contrast.ts';
import { cssVariables } from './cssVariables.ts';
import { type ThemeTokens, themeValues, themeVariables } from './themeTokens.ts';

const schemes = ['dark', 'light'] as const;

describe('contrast', () => {
  it.each(schemes.flatMap((scheme) => contrastPairs.map((pair) => ({ scheme, ...pair }))))(
    '$scheme: $foreground on $ground is at least $least',
    ({ scheme, ...pair }) => {
      expect(pairRatio(scheme, pair)).toBeGreaterThanOrEqual(pair.least);
    },
  );

  it('measures as WCAG does', () => {
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrastRatio('#123456', '#123456')).toBe(1);
  });
});

describe('colours', () => {
  it('have the same roles in both schemes', () => {
    expect(Object.keys(colors.light)).toEqual(Object.keys(colors.dark));
  });
});

const text = cssVariables();
const declared = new Set([...text.matchAll(/(--[\w-]+):/g)].map((match) => match[1]));

describe('CSS variables', () => {
  it('give every role in both schemes', () => {
    for (const [name, dark] of Object.entries(colors.dark)) {
      const light = Object.entries(colors.light).find(([role]) => role === name)?.[1];
      expect(text).toContain(`--bb-${name}:${light === dark ? dark : `light-dark(${light},${dark})`};`);
    }
  });

  it('do not derive from each other, so that each can be set alone on any element', () => {
    expect(text).not.toContain('var(');
  });

  it('are the only ones that styles use, besides those that a style declares itself', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: `${import.meta.dirname}/../..` });
    const unknown = files.flatMap((file) => {
      const source = readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8');
      const own = new Set([...source.matchAll(/(--[\w-]+)['"]?\s*:/g)].map((match) => match[1]));
      return [...source.matchAll(/var\((--[\w-]+)\)/g)]
        .map((match) => match[1])
        .filter((name) => !declared.has(name) && !own.has(name))
        .map((name) => `${file}: ${name}`);
    });
    expect(unknown).toEqual([]);
  });

  it('follow the system unless the page says otherwise', () => {
    expect(text.indexOf('@media (prefers-color-scheme: light){:root{color-scheme:light;}}')).toBeGreaterThan(
      text.indexOf(':root{color-scheme:dark;}'),
    );
    expect(text.indexOf('[data-scheme="dark"]{color-scheme:dark;}')).toBeGreaterThan(
      text.indexOf('@media (prefers-color-scheme: light)'),
    );
  });
});

describe('tokens of a brand', () => {
  const css = (tokens: ThemeTokens) => themeVariables(themeValues(tokens));

  it('hold in both schemes unless a scheme has its own', () => {
    expect(css({ pink: '#b00', 'r-m': '4px', dark: { pink: '#f66' } })).toBe(
      '--bb-pink:light-dark(#b00,#f66);--bb-r-m:4px;',
    );
  });

  it('leave out what is undefined', () => {
    expect(css({ pink: undefined, light: { teal: undefined } })).toBe('');
  });

  it('do not hold in one scheme only', () => {
    expect(() => css({ light: { pink: '#b00' }, dark: { teal: '#0bb' } })).toThrow(
      '"pink" for one scheme only',
    );
  });

  it.each(['red;} body{display:none', '</style><script>', 'red;color:blue'])('refuse %j', (pink) => {
    expect(() => css({ pink })).toThrow('The token "pink"');
  });

  it('have the names of the CSS variables', () => {
    const brand = {
      'font-text': 'Georgia',
      'fs-body': '1rem',
      gutter: '1rem',
      'r-m': '0',
      step: '1s',
      scrim: 'red',
    };
    for (const name of Object.keys(brand satisfies ThemeTokens)) expect(declared).toContain(`--bb-${name}`);
  });
});

describe('the README', () => {
  const readme =
    readFileSync(`${import.meta.dirname}/../../README.md`, 'utf8').split('## Every token')[1] ?? '';
  const rows = new Map(
    [...readme.matchAll(/^\| `([\w-]+)` +\| (.+) \|$/gm)].map(([, name = '', cells = '']) => [
      name,
      cells.split(' | ').map((cell) => cell.trim()),
    ]),
  );
  const grounds = ['sunken', 'ground', 'raised', 'overlay', 'lift'];
  const listed = (names: readonly string[]): string =>
    (grounds.every((ground) => names.includes(ground))
      ? ['the five grounds', ...names.filter((name) => !grounds.includes(name))]
      : names
    ).join(', ');
  const contrastOf = (name: string): string =>
    ([4.5, 3] as const)
      .flatMap((least) => {
        const on = contrastPairs.filter((pair) => pair.least === least && pair.foreground === name);
        const under = contrastPairs.filter((pair) => pair.least === least && pair.ground === name);
        return [
          on.length > 0 ? `${least} on ${listed(on.map(({ ground }) => ground))}` : '',
          under.length > 0 ? `${least} under ${under.map(({ foreground }) => foreground).join(', ')}` : '',
        ];
      })
      .filter((words) => words !== '')
      .join('; ');
  const values = [...text.matchAll(/--bb-([\w-]+):([^;]*);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]);

  it('names every token, its values, and the colours that it is read on', () => {
    const [, ...extra] = values.toReversed();
    // The width of the page stands twice: its second value is that of wide windows.
    const tokens = new Map(extra.toReversed().map(([name = '', value = '']) => [name, value]));
    expect([...rows.keys()]).toEqual([...tokens.keys()]);
    for (const [name, value] of tokens) {
      const [role, ...cells] = rows.get(name) ?? [];
      expect(role, name).toMatch(/\w/);
      const pair = /^light-dark\((.*),(#\w+|rgb\(.*\))\)$/.exec(value);
      const isColour = name in colors.dark || pair !== null;
      const shown = pair === null ? [value, ...(isColour ? [value] : [])] : [pair[1], pair[2]];
      expect(cells, name).toEqual([
        ...shown.map((one) => `\`${one}\``),
        ...(isColour ? [contrastOf(name)] : []),
      ]);
    }
  });
});
