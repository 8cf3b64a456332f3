import type { ComponentProps } from 'react';
import { FriendFrame } from './FriendFrame.tsx';

const puppy = `
#c98a55 M270 352c44 4 62-36 50-62-5-11-20-9-20 3 1 20-10 36-34 38z
#f2d3aa M112 384c-12-88 24-128 88-128s100 40 88 128z
#fff3e0 M150 384c-4-58 12-92 50-92s54 34 50 92z
|#fff3e0:#d9b184:3 M124 384c-4-34 8-44 30-44s34 10 30 44z
|:#d9b184:4 M145 384v-14M162 384v-14
#f2d3aa M94 176c0-68 44-104 106-104s106 36 106 104c0 62-44 96-106 96S94 238 94 176z
#c98a55 M226 78c46 10 76 44 80 96 1 20-4 36-12 48-34 6-62-16-70-52-6-28-4-62 2-92z
#fff3e0 M185 74h30l-4 62c-1 14-21 14-22 0z
|#8f5738 M118 102C76 92 50 134 58 192c4 30 28 40 44 24 18-18 12-66 34-92 6-8-6-19-18-22z
#fff3e0 O200 214 58 42
|#1b1030 O154 166 19
#fff O161 159 7O253 159 7O148 174 3.5O240 174 3.5
|:#8f5738:6 M134 134c6-8 18-10 26-6
#ff5c8a M184 228c0 42 32 42 32 0z
:#d83e6c:4 M200 232v18
|:#1b1030:6 M200 208v14c-8 14-34 14-38-4
#1b1030 M178 190c0-14 44-14 44 0 0 12-12 20-22 20s-22-8-22-20z
#fff@.5 O192 188 7 3.5
|#ff5c8a@.37 O122 208 17 11
:#ff5c8a:17 M78 168C76 84 128 40 200 40s124 44 122 128
|#ff5c8a R54 142 42 72 19
#ffb3c9 R62 156 13 44 6.5
#d83e6c R325 156 13 44 6.5
#0b7a6b M138 266c34 22 90 22 124 0l4 16c-40 24-92 24-132 0z
#ffd166 R186 280 28 28 8`;

/**
 * The puppy that thanks for Premium.
 *
 * @example
 * <Puppy />
 */
export const Puppy = (props: ComponentProps<'svg'>) => (
  <FriendFrame label="A happy puppy with headphones" lit={['#2bd9c0', '#ff5c8a']} shapes={puppy} {...props} />
);
