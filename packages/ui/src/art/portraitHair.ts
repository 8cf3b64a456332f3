/** The shapes of hair that there are. */
export type HairStyle = 'bun' | 'cap' | 'crop' | 'curly' | 'long';

/** What lies behind the head (half of it is enough, it is mirrored) and what lies over the forehead, the cap included; on a field of 120 by 120. */
export const portraitHair: Readonly<Record<HairStyle, readonly [behind: string, before: string]>> = {
  bun: ['', 'O60 19 13M27 62c-4-34 12-44 33-44s37 10 33 44c-4-18-14-24-33-24s-29 6-33 24z'],
  cap: ['', 'M28 50c0-24 14-34 32-34s32 10 32 34zM60 44h46c2 6-2 9-8 9H60z'],
  crop: ['', 'M30 52c-4-26 12-36 32-36s34 14 28 36c-2-8-6-12-10-14-14 4-30 2-38-4-6 4-10 10-12 18z'],
  curly: ['O28 58 14O30 44 14O38 30 14O52 22 14', 'M33 50c8-14 46-14 54 0 2-18-8-26-27-26s-29 8-27 26z'],
  long: [
    'M24 100c-2-20 2-30 2-44 0-26 16-38 34-38s34 12 34 38c0 14 4 24 2 44z',
    'M30 56c0-22 14-30 30-30s30 8 30 30c-8-2-18-8-24-18-6 10-22 18-36 18z',
  ],
};
