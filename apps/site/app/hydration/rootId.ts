/** The element that holds the page. */
export const rootId = 'root';

/** An empty element after the page: Chromium takes an element for parsed when it starts. */
export const endId = 'end';

/** On that element: the path that the page was prerendered for. The fallback file has none. */
export const prerenderedPath = 'data-path';
