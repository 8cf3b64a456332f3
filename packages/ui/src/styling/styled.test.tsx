import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { css } from './css.ts';
import { below, from } from './media.ts';
import { StyleProvider } from './StyleProvider.tsx';
import { styled } from './styled.ts';

const Box = styled('div', {
  base: css`padding: 4px;`,
  variants: {
    tone: { calm: css`color: green;`, loud: css`color: red;` },
    wide: { true: css`inline-size: 100%;` },
    gap: { 1: css`gap: 4px;`, 2: css`gap: 8px;` },
  },
  defaults: { tone: 'calm' },
});

const html = (element: React.ReactNode): string =>
  renderToStaticMarkup(<StyleProvider>{element}</StyleProvider>);

describe('styled', () => {
  it('takes the default of a variant and keeps variants off the element', () => {
    const markup = html(<Box wide gap={2} id="box" />);
    expect(markup).toContain('color:green');
    expect(markup).toContain('inline-size:100%');
    expect(markup).toContain('gap:8px');
    expect(markup).toMatch(/<div id="box" class="bb-\w+"><\/div>/);
  });

  it('leaves out a boolean variant that is false or absent', () => {
    expect(html(<Box wide={false} />)).not.toContain('inline-size');
  });

  it('makes the same class of the same choice', () => {
    const [first, second] = [
      ...html(
        <>
          <Box tone="loud" />
          <Box tone="loud" />
        </>,
      ).matchAll(/class="(bb-\w+)"/g),
    ];
    expect(first?.[1]).toBe(second?.[1]);
  });

  it("lets a wrapping component's style win over the wrapped one's", () => {
    const Outer = styled(Box, { base: css`padding: 8px;` });
    const markup = html(<Outer />);
    expect(markup).toMatch(/padding:4px;.*padding:8px;/s);
    expect(markup.match(/class="bb-\w+"/g)).toHaveLength(1);
  });

  it('keeps a class of the caller beside its own', () => {
    expect(html(<Box className="mine" />)).toMatch(/class="mine bb-\w+"/);
  });
});

describe('a component outside of a StyleProvider', () => {
  it('says so once, and is styled all the same', async () => {
    // Anew, since tests of other files may have made it say so.
    vi.resetModules();
    const { styled: styledAnew } = await import('./styled.ts');
    const Bare = styledAnew('div', { base: css`padding: 4px;` });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect(renderToStaticMarkup(<Bare />)).toContain('padding:4px');
    expect(renderToStaticMarkup(<Bare />)).toContain('padding:4px');
    expect(warn.mock.calls).toEqual([[expect.stringContaining('outside of <StyleProvider>')]]);
  });
});

describe('media queries', () => {
  it('are ranges, in the size of the reader’s text', () => {
    expect(below(768)).toBe('@media (width < 48em)');
    expect(from(992)).toBe('@media (width >= 62em)');
  });
});
