/** What a platform's words about a claim name. */
export interface ClaimText {
  /** As the platform names them: a title, mostly with its artist. In the order of the text, once each. */
  readonly tracks: readonly string[];
  /** Who claims. */
  readonly claimants: readonly string[];
}

type Named = keyof ClaimText;

/** What stands before a name, on pages and in mails of YouTube and Twitch. */
const labels: Readonly<Record<Named, readonly string[]>> = {
  tracks: [
    'content used',
    'copyrighted content',
    'copyrighted song',
    'copyrighted work',
    'matched content',
    'music',
    'song',
    'song title',
    'title of copyrighted work',
    'track',
    'track title',
    'gefundener inhalt',
    'musik',
    'musiktitel',
    'songtitel',
    'titel des geschützten werks',
    'urheberrechtlich geschützte inhalte',
    'urheberrechtlich geschützter inhalt',
    'urheberrechtlich geschützter song',
    'verwendete inhalte',
    'verwendeter inhalt',
  ],
  claimants: [
    'claimant',
    'claimed by',
    'claimed on behalf of',
    'copyright claimed by',
    'copyright holder',
    'copyright owner',
    'copyright owners',
    'rights holder',
    'anspruch erhoben von',
    'anspruchsteller',
    'beansprucht durch',
    'beansprucht im namen von',
    'beansprucht von',
    'rechteinhaber',
    'urheberrechtsinhaber',
  ],
};

const kinds = new Map<string, Named>([
  ...labels.tracks.map((label) => [label, 'tracks'] as const),
  ...labels.claimants.map((label) => [label, 'claimants'] as const),
]);

const maxLength = 200;
const longestLabel = Math.max(...[...kinds.keys()].map((label) => label.length));

/** Without what quotes, lists and HTML mails put around a line. */
const bare = (text: string): string => {
  const start = text.search(/[^\s>*•·\-"'„“”«»]/);
  if (start === -1) return '';
  let end = text.length;
  while (/[\s*"'„“”«»]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
};

const kindOf = (label: string): Named | undefined =>
  label.length <= longestLabel + 1 ? kinds.get(label.replace(/:$/, '').trim().toLowerCase()) : undefined;

/**
 * The names in a claim as the platform writes it, in English or German: tracks and claimants, each behind its label or
 * in the line below it. A text without a label names nothing.
 *
 * @example readClaimText('Copyrighted content: Night Drive - Owl\nClaimed by:\nBackbeat') // → { tracks: ['Night Drive - Owl'], claimants: ['Backbeat'] }
 * @example readClaimText('Beansprucht von: Backbeat') // → { tracks: [], claimants: ['Backbeat'] }
 */
export const readClaimText = (text: string): ClaimText => {
  const found = { tracks: new Set<string>(), claimants: new Set<string>() };
  let waiting: Named | undefined;
  for (const line of text.split(/[\r\n\u2028\u2029]+/)) {
    const content = bare(line);
    if (content === '') continue;
    const at = content.search(/[:\t]/);
    const kind = at === -1 ? undefined : kindOf(content.slice(0, at));
    const behind = kind === undefined ? '' : bare(content.slice(at + 1));
    const alone = kindOf(content);
    const [named, name] = behind === '' ? [waiting, content] : [kind, behind];
    if (named !== undefined && alone === undefined) found[named].add(name.slice(0, maxLength));
    waiting = alone;
  }
  return { tracks: [...found.tracks], claimants: [...found.claimants] };
};
