/** Characters that are not seen: direction marks, joiners, soft hyphens, code points for machines. */
const unseen = /[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu;

/** Every dash, and the characters that input methods write for one. */
const dashes = /[\p{Dash}ー─━]/gu;

/** The punctuation that a sentence, a quotation, Markdown or a list puts around a code. */
const around = '[\\s\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}\\p{Pd}.,;:!?"\'*<>~|·•、。؟،]';
const edges = new RegExp(`^${around}+|${around}+$`, 'gu');

/**
 * A code as it was given out, from a pasted text: invisible characters and surrounding punctuation are removed, wide
 * letters and digits become plain, dashes and blanks become `-`. Letter case stays.
 *
 * @example readCode('“GIFT–20\u00ad–BACKBEAT”.') // → 'GIFT-20-BACKBEAT'
 * @example readCode(' ＢＢ 7K2M 41QX ') // → 'BB-7K2M-41QX'
 */
export const readCode = (pasted: string): string =>
  pasted
    // NFKC would split these two quotation marks.
    .replace(/[´`]/g, "'")
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(dashes, '-')
    .replace(edges, '')
    .replace(/\s*-\s*|\s+/g, '-');

/**
 * A code of groups of four characters, from a pasted text: capitals, dashes between the groups, O read as 0, I and L
 * as 1. `null` when the text is no code of this many groups.
 *
 * @example readGroups('7k2m4lqx 8b3d-zovn', 4) // → '7K2M-41QX-8B3D-Z0VN'
 */
export const readGroups = (pasted: string, groups: number): string | null => {
  const code = readCode(pasted)
    .toUpperCase()
    // Crockford's base 32 leaves these letters out.
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const found = code.match(/[0-9A-HJKMNP-TV-Z]{4}/g) ?? [];
  const isCode =
    found.length === groups && /^.{4}(-?.{4})*$/.test(code) && found.join('') === code.replaceAll('-', '');
  return isCode ? found.join('-') : null;
};

/**
 * The code of a gift in a pasted text, as its claim link carries it; `null` when there is none.
 *
 * @example readGiftCode('7k2m41qx8b3dz0vn.') // → '7K2M-41QX-8B3D-Z0VN'
 */
export const readGiftCode = (pasted: string): string | null => readGroups(pasted, 4);
