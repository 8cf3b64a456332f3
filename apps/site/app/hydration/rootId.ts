/** The element that holds the page. */
export const rootId = 'root';

/** An empty element after the page: when a browser has come to it, the whole page is parsed. */
export const endId = 'end';

/** On that element: the path that the page was prerendered for. The fallback file has none. */
export const prerenderedPath = 'data-path';
