/** What stands for a letter in the pseudo-language. Latin-1 alone: the fonts have it. */
export const accents: Readonly<Record<string, string>> = {
  ...{ a: 'áà', e: 'éê', i: 'íï', o: 'öô', u: 'üù', n: 'ññ', s: 'ss', c: 'ç', y: 'ý' },
  ...{ A: 'ÁÀ', E: 'ÉÈ', I: 'ÍÎ', O: 'ÖÓ', U: 'ÜÙ', N: 'ÑN', S: 'Ss', C: 'Ç', Y: 'Ý' },
};

/**
 * A text in the pseudo-language: with accents, longer by two fifths in every word, in brackets that show where it ends.
 *
 * @example pseudoText('Use dark colours') // → '[Üùsséê dáàrk çöôlöôüùrss]'
 */
export const pseudoText = (text: string): string => {
  // What stands in braces is filled in later, by its name.
  const longer = text.replaceAll(/\{\w+\}|[A-Za-z]/g, (part) => accents[part] ?? part);
  return text === '' ? '' : `[${longer}]`;
};

const translated = (value: unknown): unknown => {
  if (typeof value === 'string') return pseudoText(value);
  if (typeof value === 'function')
    return (...named: unknown[]) => translated(Reflect.apply(value, null, named));
  if (Array.isArray(value)) return value.map(translated);
  // A React element stays what it is.
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return value;
  return pseudoTexts(value);
};

/**
 * A catalogue of texts in the pseudo-language, made from that of another: for tests and Storybook.
 *
 * @param texts strings, functions that give strings, and lists and objects of them
 * @example pseudoTexts({ close: 'Close' }).close // → '[Çlöôsséê]'
 */
export const pseudoTexts = <Texts extends object>(texts: Texts): Texts =>
  new Proxy(texts, { get: (target, key) => translated(Reflect.get(target, key)) });
