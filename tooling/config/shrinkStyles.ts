const styleText = /(?:\bcss|\/\* css \*\/ )`(?:[^`\\]|\\.)*`/g;

/*
 * In order: what is kept as it stands (quoted text, a value put in), comments and what nothing needs, white space around
 * punctuation, white space after a property's colon, all other white space.
 */
const part =
  /("[^"]*"|'[^']*'|\$\{[^{}]*\})|(\/\*[\s\S]*?\*\/|(?<=`)\s+|;\s*(?=\})|\s+(?=`))|\s*([{};,])\s*|([\w)-]:) +|\s+/g;

/**
 * Takes comments and needless white space out of the style texts of a source file. A minifier leaves the inside of a
 * text alone, so they would travel to every reader.
 *
 * @param source TypeScript with `css` texts, and with plain ones behind a comment that says `css`
 */
export const shrinkStyles = (source: string): string =>
  source.replace(styleText, (text) =>
    text.replace(part, (_, kept?: string, needless?: string, sign?: string, colon?: string) =>
      needless === undefined ? (kept ?? sign ?? colon ?? ' ') : '',
    ),
  );
