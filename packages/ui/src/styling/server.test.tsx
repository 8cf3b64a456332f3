import { createElement, type ReactNode, Suspense, use } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { css } from './css.ts';
import { GlobalStyles } from './GlobalStyles.tsx';
import { StreamedStyleProvider } from './StreamedStyleProvider.tsx';
import { StyleProvider } from './StyleProvider.tsx';
import { renderToHtmlWithCriticalCss, renderWithCriticalCss } from './server.ts';
import { styled } from './styled.ts';

const Used = styled('p', {
  base: css`
    color: var(--bb-text);
  `,
  variants: { loud: { true: css`color: var(--bb-pink);` } },
});
const Unused = styled('p', { base: css`color: hotpink;` });

const later = new Promise<string>((resolve) => setTimeout(resolve, 20, 'late words'));
const Late = () => <Used loud>{use(later)}</Used>;

const useInsertedHtml = () => {};

const Broken = () => {
  throw new Error('no such page');
};

const Document = () => (
  <html lang="en">
    <head>
      <title>Page</title>
    </head>
    <body>
      <StyleProvider>
        <GlobalStyles fonts={{ display: '/d.woff2', text: '/t.woff2' }} />
        <Used>first</Used>
        <Suspense fallback="waiting">
          <Late />
        </Suspense>
      </StyleProvider>
    </body>
  </html>
);

describe('renderWithCriticalCss', () => {
  it('leaves every boundary where it stands, however large it is', async () => {
    const { html } = await renderWithCriticalCss(
      <StyleProvider>
        {['first', 'second'].map((word) => (
          <Suspense key={word}>
            <p>{`${word} `.repeat(4000)}</p>
          </Suspense>
        ))}
      </StyleProvider>,
    );
    expect(html).toMatch(/^<!--\$--><p>(first )+<\/p><!--\/\$--><!--\$--><p>(second )+<\/p><!--\/\$-->$/);
  });
});

describe('renderToHtmlWithCriticalCss', () => {
  it('puts the used styles into the head and none into the body', async () => {
    expect(Unused).toBeTypeOf('function');
    const html = await renderToHtmlWithCriticalCss(<Document />);
    const [head = '', body = ''] = html.split('</head>');
    expect(head).toContain('color:var(--bb-pink)');
    expect(head).toContain('--bb-pink:light-dark(#c81e5b,#ff5c8a)');
    expect(head).toContain('url("/d.woff2")');
    expect(head).not.toContain('hotpink');
    expect(body).not.toContain('<style');
    expect(body).toContain('late words');
    expect(body).not.toContain('waiting');
  });

  it('gives the same class names at every render', async () => {
    expect(await renderToHtmlWithCriticalCss(<Document />)).toBe(
      await renderToHtmlWithCriticalCss(<Document />),
    );
  });

  it('says what is missing when there is no head', async () => {
    await expect(renderToHtmlWithCriticalCss(<Used>bare</Used>)).rejects.toThrow('has no <head>');
  });

  it('rejects when the page throws outside a boundary', async () => {
    await expect(renderToHtmlWithCriticalCss(createElement(Broken), { onError: () => {} })).rejects.toThrow(
      'no such page',
    );
  });
});

describe('renderWithCriticalCss', () => {
  it('hands over the same styles as elements and as one text', async () => {
    const { html, styles, sheet } = await renderWithCriticalCss(
      <StyleProvider>
        <Used loud>one</Used>
        <GlobalStyles />
        <Used>two</Used>
      </StyleProvider>,
    );
    expect(sheet.css).toBe(
      [...styles.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join(''),
    );
    expect(sheet.css.indexOf('body{margin:0;')).toBeLessThan(sheet.css.indexOf('color:var(--bb-pink);}'));
    expect(sheet.names).toEqual([...html.matchAll(/class="bb-(\w+)"/g)].map(([, name]) => name));
    expect(styles).toContain(`data-emotion="bb ${sheet.names.join(' ')}"`);
  });
});

describe('a streamed page', () => {
  it('has its styles where the framework puts them, each once, and none between the elements', async () => {
    const renders: (() => ReactNode)[] = [];
    const insertHtml = (render: () => ReactNode) => void renders.push(render);
    const markup = renderToString(
      <StreamedStyleProvider insertHtml={insertHtml}>
        <GlobalStyles />
        <Used>first</Used>
        <Used>second</Used>
      </StreamedStyleProvider>,
    );
    expect(markup).not.toContain('<style');
    const [render] = renders;
    const sent = renderToStaticMarkup(render?.());
    expect(sent).toMatch(/^<style data-emotion="bb-global \w+">/);
    expect(sent.match(/data-emotion="bb \w+"/g)).toHaveLength(1);
    expect(sent).toContain('{color:var(--bb-text);}');
    expect(sent).toContain('body{margin:0;');
    expect(render?.()).toBeNull();
  });

  it('has its styles once when the framework renders it twice', () => {
    const renders: (() => ReactNode)[] = [];
    const insertHtml = (render: () => ReactNode) => void renders.push(render);
    const page = (
      <StreamedStyleProvider insertHtml={insertHtml}>
        <Used>first</Used>
      </StreamedStyleProvider>
    );
    expect(renderToString(page)).toBe(renderToString(page));
    expect(renders).toHaveLength(2);
    const sent = renders.map((render) => renderToStaticMarkup(render())).join('');
    expect(sent.match(/color:var\(--bb-text\)/g)).toHaveLength(1);
  });

  it('refuses a hook, which is the same for every page', () => {
    expect(() => renderToString(<StreamedStyleProvider insertHtml={useInsertedHtml} />)).toThrow(
      'of this one page',
    );
  });
});
