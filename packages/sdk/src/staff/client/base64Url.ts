/**
 * Bytes as RFC 7515 writes them: base64 of addresses, without padding.
 *
 * @example base64Url(new Uint8Array([251, 255])) // → '-_8'
 */
export const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** A text, as UTF-8. */
export const base64UrlOfText = (text: string): string => base64Url(new TextEncoder().encode(text));
