import type { PortraitLook } from './Portrait.tsx';
import type { HairStyle } from './portraitHair.ts';

/** One ready person per hair style. */
export const portraitLooks: Readonly<Record<HairStyle, PortraitLook>> = {
  curly: {
    ground: '#0b7a6b',
    skin: '#c98b66',
    hair: '#241436',
    hairStyle: 'curly',
    shirt: '#ffd166',
    headphones: '#17122a',
  },
  long: {
    ground: '#42367c',
    skin: '#f0c4a2',
    hair: '#ff5c8a',
    hairStyle: 'long',
    shirt: '#f5f2ff',
    headphones: '#17122a',
  },
  crop: {
    ground: '#c81e5b',
    skin: '#8a5a42',
    hair: '#17122a',
    hairStyle: 'crop',
    shirt: '#2bd9c0',
    headphones: '#f5f2ff',
  },
  bun: {
    ground: '#ffd166',
    skin: '#e2a97f',
    hair: '#6b3a24',
    hairStyle: 'bun',
    shirt: '#5b4aa8',
    headphones: '#17122a',
  },
  cap: {
    ground: '#2c2450',
    skin: '#d9a27a',
    hair: '#2bd9c0',
    hairStyle: 'cap',
    shirt: '#ff5c8a',
    headphones: '#f5f2ff',
  },
};
