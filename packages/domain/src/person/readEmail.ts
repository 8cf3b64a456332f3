/** Browsers, Node and workers have it; the types of DOM and Node are not loaded here. */
declare const URL: new (address: string) => { readonly hostname: string };

/**
 * The longest address that mail can be sent to (RFC 5321, section 4.5.3.1); the payment provider takes 255.
 *
 * @example maxEmailLength // → 254
 */
export const maxEmailLength = 254;

/** The characters of HTML's `<input type="email">`, in words with single dots between them. */
const localPart = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** Labels as in HTML, at least two. The last one has a letter, so that no IP address passes. */
const asciiDomain = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+(?=[a-z\d-]*[a-z])[a-z\d]([a-z\d-]{0,61}[a-z\d])$/i;

/** Characters that `URL` does not read as a part of the host's name. */
const noHost = /[\p{Cc}\s%/:?#@[\\\]]/u;

/** The domain as mail servers know it: `почта.рф` is `xn--80a1acny.xn--p1ai` (UTS 46). */
const toAscii = (domain: string): string => {
  if (/^[!-~]*$/.test(domain) || noHost.test(domain)) return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
};

/**
 * The e-mail address in a text, with an international domain in its ASCII form; `null` when it is none.
 *
 * Accepts what HTML accepts, but requires a dot in the domain and no empty word before the at sign.
 *
 * @example readEmail(' Nova.Lee+tag@example.com ') // → 'Nova.Lee+tag@example.com'
 * @example readEmail('ada@почта.рф') // → 'ada@xn--80a1acny.xn--p1ai'
 * @example readEmail('ada..b@example.com') // → null
 */
export const readEmail = (text: string): string | null => {
  const typed = text.trim();
  if (typed.length > maxEmailLength) return null;
  const at = typed.lastIndexOf('@');
  const domain = toAscii(typed.slice(at + 1));
  const address = `${typed.slice(0, at)}@${domain}`;
  return at > 0 &&
    localPart.test(typed.slice(0, at)) &&
    asciiDomain.test(domain) &&
    address.length <= maxEmailLength
    ? address
    : null;
};
