import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { createElement, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { joinLayers } from './layers.ts';
import { createStyleCache, StyleCacheContext } from './StyleProvider.tsx';

/** Options of {@link renderToHtmlWithCriticalCss}. */
export interface RenderOptions {
  /** Stops the render. */
  signal?: AbortSignal;
  /** Called with every error that a boundary caught on the server. */
  onError?: (error: unknown) => void;
}

/** The styles of a part of a page as one text, for callers that write the style element themselves. */
export interface CriticalSheet {
  /** All rules in their order: tokens, font faces, resets and animations first. */
  css: string;
  /**
   * The names of the classes, without `bb-`, in their order. After `bb ` they are the `data-emotion` attribute by which the
   * browser reuses the style element.
   *
   * With `data-sheet="bb"` in its place the browser reads them from the rules, and leaves the element where it stands:
   * Emotion moves its own as it loads, which styles the whole page once more.
   */
  names: readonly string[];
}

/** A part of a page, and the style elements that it needs in the head of the document. */
export interface StyledHtml {
  html: string;
  styles: string;
  /** The same styles as one text, where the browser does not draw `GlobalStyles` again. */
  sheet: CriticalSheet;
}

/**
 * Renders a part of a page to one string with its styles beside it, for documents that are put together from parts.
 * Waits for everything suspended; rejects when the render fails outside a boundary or is aborted.
 *
 * @example
 * const { html, styles } = await renderWithCriticalCss(<App />);
 * const page = `<!doctype html><head>${styles}</head><body><div id="root">${html}</div></body>`;
 */
export const renderWithCriticalCss = async (
  element: ReactNode,
  options: RenderOptions = {},
): Promise<StyledHtml> => {
  const cache = createStyleCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const page = createElement(
    StyleCacheContext,
    { value: cache },
    createElement(CacheProvider, { value: cache }, element),
  );
  const stream = await renderToReadableStream(page, {
    ...options,
    // Nothing is streamed: the content of every boundary is written in place, however large it is.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  const chunks = extractCriticalToChunks(html);
  const styles = chunks.styles.map((chunk) =>
    chunk.key === cache.key ? { ...chunk, css: joinLayers(chunk.css) } : chunk,
  );
  return {
    html,
    styles: constructStyleTagsFromChunks({ ...chunks, styles }),
    sheet: {
      css: styles.map(({ css }) => css).join(''),
      names: styles.flatMap(({ key, ids }) => (key === cache.key ? ids : [])),
    },
  };
};

/**
 * Renders a whole document (`<html>` at its root) to one string, with the styles that it uses in `<head>`. Waits for
 * everything suspended; rejects when the render fails outside a boundary or is aborted.
 *
 * @example
 * const html = await renderToHtmlWithCriticalCss(<Document />);
 * return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
 */
export const renderToHtmlWithCriticalCss = async (
  element: ReactNode,
  options: RenderOptions = {},
): Promise<string> => {
  const { html, styles } = await renderWithCriticalCss(element, options);
  const headEnd = html.indexOf('</head>');
  if (headEnd < 0) {
    throw new Error(
      'The rendered page has no <head>, so the critical styles have no place. Render a whole document.',
    );
  }
  return html.slice(0, headEnd) + styles + html.slice(headEnd);
};
