import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { css } from './css.ts';
import { GlobalStyles } from './GlobalStyles.tsx';
import { Scope } from './Scope.tsx';
import { StyleProvider } from './StyleProvider.tsx';
import { renderWithCriticalCss } from './server.ts';
import { styled } from './styled.ts';
import { ThemeProvider, useTheme } from './ThemeProvider.tsx';

const Box = styled('p', { base: css`color: var(--bb-pink); &:hover { color: var(--bb-text); }` });
const Second = styled('p', { base: css`color: var(--bb-teal);` });
const brand = { 'r-m': '4px', light: { pink: '#0b57d0' }, dark: { pink: '#8ab4f8' } };

const seen: unknown[] = [];
const Probe = () => {
  seen.push(useTheme());
  return null;
};

const render = (element: ReactNode) => renderWithCriticalCss(<StyleProvider>{element}</StyleProvider>);

describe('layers', () => {
  it('hold every rule but those of fonts', async () => {
    const { sheet } = await render(
      <>
        <GlobalStyles />
        <Scope>
          <ThemeProvider tokens={brand}>
            <Box />
            <Second />
          </ThemeProvider>
        </Scope>
      </>,
    );
    const tops: string[] = [];
    let depth = 0;
    for (const [piece] of sheet.css.matchAll(/[^{}]+|[{}]/g)) {
      if (depth === 0 && piece !== '}') tops.push(...piece.split(';').map((text) => text.trim()));
      depth += { '{': 1, '}': -1 }[piece] ?? 0;
    }
    const named = tops.filter((text) => text !== '' && text !== '{');
    expect(named[0]).toBe('@layer backbeat.reset,backbeat.base,backbeat.components');
    expect(named.filter((text) => !/^(@layer backbeat\.|@font-face$)/.test(text))).toEqual([]);
  });

  it('are opened once for all components of a page', async () => {
    const { sheet, styles } = await render(
      <>
        <Box />
        <Second />
      </>,
    );
    expect(sheet.css.match(/@layer/g)).toHaveLength(1);
    expect(styles).toMatch(
      /@layer backbeat\.components\{\.bb-\w+\{color:var\(--bb-pink\);\}\.bb-\w+:hover\{.*\}\.bb-\w+\{color:var\(--bb-teal\);\}\}</,
    );
  });
});

describe('tokens of a brand', () => {
  it('are those of the page when the outermost provider has them', async () => {
    const { html, sheet } = await render(<ThemeProvider tokens={brand}>text</ThemeProvider>);
    expect(html).toBe('<span>text</span>');
    expect(sheet.css).toBe(
      '@layer backbeat.components{:root{--bb-r-m:4px;--bb-pink:light-dark(#0b57d0,#8ab4f8);}}',
    );
  });

  it.each([
    ['another provider', (inner: ReactNode) => <ThemeProvider>{inner}</ThemeProvider>],
    ['a scope', (inner: ReactNode) => <Scope>{inner}</Scope>],
  ])('are those of an element inside %s', async (_, within) => {
    const { html, sheet } = await render(within(<ThemeProvider tokens={brand}>text</ThemeProvider>));
    expect(html).toMatch(/<div class="bb-\w+">text<\/div>/);
    expect(sheet.css).toMatch(
      /@layer backbeat\.components\{\.bb-\w+\{display:contents;--bb-r-m:4px;--bb-pink:light-dark\(#0b57d0,#8ab4f8\);\}\}$/,
    );
    expect(html).not.toContain('style=');
  });

  it('set anew what an element inherits as a value', async () => {
    const { sheet } = await render(
      <ThemeProvider>
        <ThemeProvider tokens={{ ground: '#fff', text: '#000', 'font-text': 'Georgia' }} />
      </ThemeProvider>,
    );
    expect(sheet.css).toContain('color:var(--bb-text);font-family:var(--bb-font-text);');
    expect(sheet.css).toContain('display:block;background:var(--bb-ground);');
  });

  it('share one choice of scheme', async () => {
    seen.length = 0;
    await render(
      <ThemeProvider>
        <Probe />
        <ThemeProvider tokens={brand}>
          <Probe />
        </ThemeProvider>
      </ThemeProvider>,
    );
    expect(seen).toHaveLength(2);
    expect(seen[0]).toBe(seen[1]);
  });
});

describe('Scope', () => {
  it('has the tokens of the themes around it', async () => {
    const { html, sheet } = await render(
      <ThemeProvider tokens={brand}>
        <ThemeProvider tokens={{ pink: 'green' }}>
          <Scope />
        </ThemeProvider>
      </ThemeProvider>,
    );
    const name = /class="bb-scope (bb-\w+)"/.exec(html)?.[1];
    expect(sheet.css).toContain(
      `.${name}{--bb-r-m:4px;--bb-pink:light-dark(#0b57d0,#8ab4f8);--bb-pink:green;}`,
    );
  });

  it('names no element outside itself', async () => {
    const { html, sheet } = await render(<Scope className="mine" data-scheme="light" />);
    expect(html).toBe('<div class="bb-scope mine" data-scheme="light"></div>');
    const selectors = [...sheet.css.matchAll(/[{};]([^{};@]+)\{/g)].map(([, selector = '']) => selector);
    expect(selectors.length).toBeGreaterThan(20);
    const own = /^(:where\(\[data-scheme="(?:dark|light)"\]\) )?\.bb-scope/;
    expect(selectors.flatMap((list) => list.split(/,(?![^(]*\))/)).filter((one) => !own.test(one))).toEqual(
      [],
    );
  });
});
