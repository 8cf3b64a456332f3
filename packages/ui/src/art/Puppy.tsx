import type { ComponentProps } from 'react';
import { FriendFrame } from './FriendFrame.tsx';

/**
 * The puppy that thanks for Premium.
 *
 * @example
 * <Puppy />
 */
export const Puppy = (props: ComponentProps<'svg'>) => (
  <FriendFrame label="A happy puppy with headphones" first="#2bd9c0" second="#ff5c8a" {...props}>
    <path d="M270 352c44 4 62-36 50-62-5-11-20-9-20 3 1 20-10 36-34 38z" fill="#c98a55" />
    <path d="M112 384c-12-88 24-128 88-128s100 40 88 128z" fill="#f2d3aa" />
    <path d="M150 384c-4-58 12-92 50-92s54 34 50 92z" fill="#fff3e0" />
    <g fill="#fff3e0" stroke="#d9b184" strokeWidth="3">
      <path d="M124 384c-4-34 8-44 30-44s34 10 30 44z" />
      <path d="M216 384c-4-34 8-44 30-44s34 10 30 44z" />
    </g>
    <path
      d="M145 384v-14M162 384v-14M238 384v-14M255 384v-14"
      stroke="#d9b184"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M94 176c0-68 44-104 106-104s106 36 106 104c0 62-44 96-106 96S94 238 94 176z" fill="#f2d3aa" />
    <path d="M226 78c46 10 76 44 80 96 1 20-4 36-12 48-34 6-62-16-70-52-6-28-4-62 2-92z" fill="#c98a55" />
    <path d="M185 74h30l-4 62c-1 14-21 14-22 0z" fill="#fff3e0" />
    <path
      d="M118 102C76 92 50 134 58 192c4 30 28 40 44 24 18-18 12-66 34-92 6-8-6-19-18-22z"
      fill="#8f5738"
    />
    <path d="M282 102c42-10 68 32 60 90-4 30-28 40-44 24-18-18-12-66-34-92-6-8 6-19 18-22z" fill="#8f5738" />
    <ellipse cx="200" cy="214" rx="58" ry="42" fill="#fff3e0" />
    <circle cx="154" cy="166" r="19" fill="#1b1030" />
    <circle cx="246" cy="166" r="19" fill="#1b1030" />
    <g fill="#fff">
      <circle cx="161" cy="159" r="7" />
      <circle cx="253" cy="159" r="7" />
      <circle cx="148" cy="174" r="3.5" />
      <circle cx="240" cy="174" r="3.5" />
    </g>
    <path
      d="M134 134c6-8 18-10 26-6M240 128c8-4 20-2 26 6"
      fill="none"
      stroke="#8f5738"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path d="M184 228c0 42 32 42 32 0z" fill="#ff5c8a" />
    <path d="M200 232v18" stroke="#d83e6c" strokeWidth="4" strokeLinecap="round" />
    <path
      d="M200 208v14M200 222c-8 14-34 14-38-4M200 222c8 14 34 14 38-4"
      fill="none"
      stroke="#1b1030"
      strokeWidth="6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M178 190c0-14 44-14 44 0 0 12-12 20-22 20s-22-8-22-20z" fill="#1b1030" />
    <ellipse cx="192" cy="188" rx="7" ry="3.5" fill="#fff" opacity=".5" />
    <ellipse cx="122" cy="208" rx="17" ry="11" fill="#ff5c8a" opacity=".34" />
    <ellipse cx="278" cy="208" rx="17" ry="11" fill="#ff5c8a" opacity=".4" />
    <path
      d="M78 168C76 84 128 40 200 40s124 44 122 128"
      fill="none"
      stroke="#ff5c8a"
      strokeWidth="17"
      strokeLinecap="round"
    />
    <rect x="54" y="142" width="42" height="72" rx="19" fill="#ff5c8a" />
    <rect x="304" y="142" width="42" height="72" rx="19" fill="#ff5c8a" />
    <rect x="62" y="156" width="13" height="44" rx="6.5" fill="#ffb3c9" />
    <rect x="325" y="156" width="13" height="44" rx="6.5" fill="#d83e6c" />
    <path d="M138 266c34 22 90 22 124 0l4 16c-40 24-92 24-132 0z" fill="#0b7a6b" />
    <rect x="186" y="280" width="28" height="28" rx="8" fill="#ffd166" />
  </FriendFrame>
);
