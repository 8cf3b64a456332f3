/** The steps around each picture, nine by nine; the middle is behind it. */
export const petGrids = {
  puppy: [
    '..1t..2-.',
    '...p..1.t',
    '..1...1.1',
    '.1..1..p.',
    '..t..1..1',
    '....1.t.p',
    '..p..1..1',
    '..1.t....',
    '.2-..1.t.',
  ],
  kitten: [
    '.1..p.2-.',
    '...1..1.1',
    '..t..1..t',
    '.1..p..1.',
    '..1..t..1',
    '...1..p.2',
    '..p..1..1',
    '..1..1..p',
    '.2-.t..1.',
  ],
} as const;
