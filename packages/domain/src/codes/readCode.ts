/** What nobody sees: marks of direction, joiners, soft hyphens, what is only there for machines. */
const unseen = /[\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu;

/** Every dash, and what input methods write for one. */
const dashes = /[\p{Dash}ー─━]/gu;

/** What a sentence, a quotation, Markdown or a list puts around a code. */
const around = '[\\s\\p{Ps}\\p{Pe}\\p{Pi}\\p{Pf}\\p{Pd}.,;:!?"\'*<>~|·•、。؟،]';
const edges = new RegExp(`^${around}+|${around}+$`, 'gu');

/**
 * A code as it was given out, from what somebody pasted: without what cannot be seen or stands around it, letters and
 * digits of plain width, and plain dashes, also where blanks stand for them. Capitals stay as they are.
 *
 * @example readCode('“GIFT–20\u00ad–BACKBEAT”.') // → 'GIFT-20-BACKBEAT'
 * @example readCode(' ＢＢ 7K2M 41QX ') // → 'BB-7K2M-41QX'
 */
export const readCode = (pasted: string): string =>
  pasted
    // Unicode takes these two quotation marks apart.
    .replace(/[´`]/g, "'")
    .normalize('NFKC')
    .replace(unseen, '')
    .replace(dashes, '-')
    .replace(edges, '')
    .replace(/\s*-\s*|\s+/g, '-');

/**
 * A code of ours, which is made of groups of four: in capitals, with or without its dashes, O read as 0, I and L as 1;
 * `null` where it can be none of so many groups.
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
 * The code of a gift, as its claim link carries it; `null` where it can be none.
 *
 * @example readGiftCode('7k2m41qx8b3dz0vn.') // → '7K2M-41QX-8B3D-Z0VN'
 */
export const readGiftCode = (pasted: string): string | null => readGroups(pasted, 4);
