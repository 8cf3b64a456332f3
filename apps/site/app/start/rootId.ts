/** The element that holds the page. */
export const rootId = 'root';

/** On that element in the fallback file, which belongs to no address. */
export const fallbackMark = 'data-fallback';
