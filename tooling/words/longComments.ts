/** The words of a comment's line; null where a list, a table or a tag stands. */
const prose = (line: string): string | null => {
  const text = line
    .replace(/^\s*\{?(\/\*+|\*\/|\*|\/\/)?/, '')
    .replace(/\*\/\}?\s*$/, '')
    .trim();
  return /^([-|@#]|$|biome-ignore|\d\.)/.test(text) ? null : text;
};

/** Where comments begin that have a paragraph of more than two lines before their first tag. */
export const longComments = (source: string): readonly number[] => {
  const found: number[] = [];
  const lines = source.split('\n');
  const isLine = (line = '') => /^\s*\/\//.test(line);
  for (let at = 0; at < lines.length; at += 1) {
    const isBlock = /^\s*\{?\/\*/.test(lines[at] ?? '');
    if (!isBlock && !isLine(lines[at])) continue;
    const start = at;
    while (at + 1 < lines.length && (isBlock ? !lines[at]?.includes('*/') : isLine(lines[at + 1]))) at += 1;
    const comment = lines.slice(start, at + 1);
    const tag = comment.findIndex((line) => /^\s*\*? *@/.test(line));
    const words = tag === -1 ? comment : comment.slice(0, tag);
    const paragraphs = words.map((line) => (prose(line) === null ? ' ' : 'x')).join('');
    if (/xxx/.test(paragraphs)) found.push(start + 1);
  }
  return found;
};
