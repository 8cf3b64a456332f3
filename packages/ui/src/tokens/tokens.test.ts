import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { colors } from './colors.ts';
import { contrastPairs, contrastRatio, pairRatio } from './contrast.ts';
import { cssVariables } from './cssVariables.ts';

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

describe('CSS variables', () => {
  const text = cssVariables();
  const declared = new Set([...text.matchAll(/(--[\w-]+):/g)].map((match) => match[1]));

  it('give every role in both schemes', () => {
    for (const scheme of schemes) {
      for (const [name, hex] of Object.entries(colors[scheme]))
        expect(text).toContain(`--bb-${name}:${hex};`);
    }
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
    expect(text).toContain(
      '@media (prefers-color-scheme: light){:root:not([data-scheme="dark"]){color-scheme:light;',
    );
    expect(text).toContain('[data-scheme="light"]{color-scheme:light;');
  });
});
