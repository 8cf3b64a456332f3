/** The element that holds the page. */
export const rootId = 'root';

/** On that element: the path that the page was prerendered for. The fallback file has none. */
export const prerenderedPath = 'data-path';
