/** Patterns that no log may contain. */
const patterns: Readonly<Record<string, RegExp>> = {
  'a signed token': /eyJ[\w-]{8,}\.[\w-]{8,}/,
  'an authorization header': /\b(?:Bearer|Basic) [\w+/=.-]{8,}/,
  'an e-mail address': /[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  'a refresh token, state or nonce': /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/,
  'a card number': /(?<![\w-])(?:4\d{15}|5[1-5]\d{14}|3[47]\d{13})(?![\w-])/,
  'a code or state in an address': /[?&](?:code|state|token)=/,
  'a coupon or gift card': /\b(?:guess-\d|twitch14|vidcon50|ONLY-ONE|NO-CARD)/i,
};

/** The distinct words of a log: long runs repeat lines and make thousands of secrets. */
const wordsOf = (log: string): string => [...new Set(log.match(/[\w.@+-]{6,}/g))].join('\n');

const isOneWord = (secret: string): boolean => /^[\w.@+-]{6,}$/.test(secret);

/**
 * The secrets in a log: names of matching patterns, and those of the given secrets that it contains.
 *
 * @example findSecrets('GET /v1/me 200', []) // → []
 */
export const findSecrets = (log: string, secrets: Iterable<string>): string[] => {
  const words = wordsOf(log);
  return [
    ...Object.entries(patterns).flatMap(([name, pattern]) => {
      const found = pattern.exec(log);
      return found === null ? [] : [`${name}: ${log.slice(Math.max(0, found.index - 80), found.index + 80)}`];
    }),
    ...[...secrets]
      .filter((secret) => (isOneWord(secret) ? words : log).includes(secret))
      .map((secret) => `this secret of a test: ${secret}`),
  ];
};
