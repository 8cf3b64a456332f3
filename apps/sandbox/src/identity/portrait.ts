/** Grounds, shirts, skins and hair that go together; a name chooses among them. */
const grounds = [
  '#0b7a6b',
  '#5b2a86',
  '#2c2450',
  '#ff8a5c',
  '#3a4fb8',
  '#8a3b5c',
  '#1f5f8b',
  '#6b5b1f',
] as const;
const shirts = ['#ffd166', '#2bd9c0', '#ff5c8a', '#17122a', '#f5f2ff'] as const;
const skins = ['#c98b66', '#8d5a3c', '#d9a27a', '#f0c4a2', '#6e4530'] as const;
const hairs = ['#241436', '#1b1030', '#3a2418', '#7a3b1d', '#c9a227'] as const;
const cuts = [
  '<path d="M33 50c8-14 46-14 54 0 2-18-8-26-27-26s-29 8-27 26z" fill="HAIR"/>',
  '<circle cx="60" cy="19" r="13" fill="HAIR"/><path d="M27 62c-4-34 12-44 33-44s37 10 33 44c-4-18-14-24-33-24s-29 6-33 24z" fill="HAIR"/>',
  '<path d="M30 52c-4-26 12-36 32-36s34 14 28 36c-2-8-6-12-10-14-14 4-30 2-38-4-6 4-10 10-12 18z" fill="HAIR"/>',
  '<path d="M28 50c0-24 14-34 32-34s32 10 32 34z" fill="HAIR"/><path d="M60 44h46c2 6-2 9-8 9H60z" fill="HAIR"/>',
] as const;

const seedOf = (name: string): number =>
  [...name].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7);

const pick = (from: readonly string[], seed: number): string => from[seed % from.length] ?? '';

/**
 * A drawn face, the same one for the same name.
 *
 * @example portrait('novabeats').startsWith('<svg') // → true
 */
export const portrait = (name: string): string => {
  const seed = seedOf(name);
  const skin = pick(skins, seed >>> 3);
  const hair = pick(hairs, seed >>> 5);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">',
    `<rect width="120" height="120" fill="${pick(grounds, seed)}"/>`,
    `<path d="M14 124c2-24 20-34 46-34s44 10 46 34z" fill="${pick(shirts, seed >>> 7)}"/>`,
    `<path d="M49 80h22v16c-6 6-16 6-22 0z" fill="${skin}" style="filter:brightness(.88)"/>`,
    `<rect x="33" y="30" width="54" height="62" rx="27" fill="${skin}"/>`,
    pick(cuts, seed >>> 9).replaceAll('HAIR', hair),
    '<g fill="#1b1030"><circle cx="49" cy="60" r="3.4"/><circle cx="71" cy="60" r="3.4"/></g>',
    '<path d="M51 73c4 6 14 6 18 0" fill="none" stroke="#1b1030" stroke-width="3.2" stroke-linecap="round"/>',
    '<path d="M27 60c0-26 14-42 33-42s33 16 33 42" fill="none" stroke="#17122a" stroke-width="5"/>',
    '<rect x="22" y="52" width="13" height="24" rx="6" fill="#17122a"/>',
    '<rect x="85" y="52" width="13" height="24" rx="6" fill="#17122a"/></svg>',
  ].join('');
};
