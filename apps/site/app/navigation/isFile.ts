/** Whether an address asks for a file rather than for a page. */
export const isFile = (address: string): boolean => /\.[^/]+$/.test(address.replace(/[?#].*$/, ''));
