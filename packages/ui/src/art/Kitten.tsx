import type { ComponentProps } from 'react';
import { FriendFrame } from './FriendFrame.tsx';

/**
 * The kitten that thanks for Pro.
 *
 * @example
 * <Kitten />
 */
export const Kitten = (props: ComponentProps<'svg'>) => (
  <FriendFrame label="A curious kitten on a drum pad" first="#ff5c8a" second="#ffd166" {...props}>
    <path d="M304 330c52-6 60-70 30-92-12-9-26 3-18 16 12 20 4 44-20 48z" fill="#e98d44" />
    <path d="M326 240c8-8 20-4 20-4-4-6-14-10-22-6-8 4-12 14-6 22z" fill="#fff3e0" />
    <path d="M106 350c-4-70 30-102 94-102s98 32 94 102z" fill="#ffb066" />
    <path d="M158 350c-4-44 14-70 42-70s46 26 42 70z" fill="#fff3e0" />
    <path
      d="M96 66c-6-14 8-24 20-16l66 46-72 62c-10-28-14-60-14-92zM304 66c6-14-8-24-20-16l-66 46 72 62c10-28 14-60 14-92z"
      fill="#ffb066"
    />
    <path
      d="M112 78c-2-8 4-12 10-8l36 26-36 34c-6-16-10-34-10-52zM288 78c2-8-4-12-10-8l-36 26 36 34c6-16 10-34 10-52z"
      fill="#ff8aa8"
    />
    <path d="M78 186c0-62 50-104 122-104s122 42 122 104c0 56-52 86-122 86S78 242 78 186z" fill="#ffb066" />
    <path
      d="M186 84h28l-6 44c-2 10-14 10-16 0zM150 90l18-5 4 34c0 10-13 11-15 2zM250 90l-18-5-4 34c0 10 13 11 15 2z"
      fill="#e98d44"
    />
    <path
      d="M80 176c16-2 32 2 40 8-12 4-30 4-40 2zM84 208c14-6 28-6 38-2-10 8-26 12-34 12zM320 176c-16-2-32 2-40 8 12 4 30 4 40 2zM316 208c-14-6-28-6-38-2 10 8 26 12 34 12z"
      fill="#e98d44"
    />
    <path d="M144 228c0-20 26-32 56-32s56 12 56 32-26 36-56 36-56-16-56-36z" fill="#fff3e0" />
    <ellipse cx="148" cy="176" rx="25" ry="28" fill="#2bd9c0" />
    <ellipse cx="252" cy="176" rx="25" ry="28" fill="#2bd9c0" />
    <ellipse cx="150" cy="178" rx="16" ry="22" fill="#1b1030" />
    <ellipse cx="250" cy="178" rx="16" ry="22" fill="#1b1030" />
    <g fill="#fff">
      <circle cx="157" cy="168" r="8" />
      <circle cx="257" cy="168" r="8" />
      <circle cx="144" cy="190" r="4" />
      <circle cx="244" cy="190" r="4" />
    </g>
    <path d="M188 208c4-5 20-5 24 0 2 6-7 13-12 13s-14-7-12-13z" fill="#ff5c8a" />
    <path
      d="M200 221v7c-5 12-24 12-28 1M200 228c5 12 24 12 28 1"
      fill="none"
      stroke="#1b1030"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path
      d="M132 222 74 212M132 234l-56 8M268 222l58-10M268 234l56 8"
      stroke="#fff3e0"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <ellipse cx="116" cy="222" rx="15" ry="10" fill="#ff5c8a" opacity=".35" />
    <ellipse cx="284" cy="222" rx="15" ry="10" fill="#ff5c8a" opacity=".35" />
    <rect x="56" y="318" width="288" height="66" rx="20" fill="#0e0b1a" />
    <rect x="56" y="318" width="288" height="14" rx="7" fill="#42367c" />
    <rect x="70" y="340" width="44" height="34" rx="10" fill="#2c2450" />
    <rect x="122" y="340" width="44" height="34" rx="10" fill="#ff5c8a" />
    <rect x="174" y="340" width="44" height="34" rx="10" fill="#2c2450" />
    <rect x="226" y="340" width="44" height="34" rx="10" fill="#2bd9c0" />
    <rect x="278" y="340" width="44" height="34" rx="10" fill="#2c2450" />
    <g fill="#fff3e0" stroke="#e0b98a" strokeWidth="3">
      <path d="M118 350c-6-34 4-48 26-48s32 14 26 48c-2 12-50 12-52 0z" />
      <path d="M230 350c-6-34 4-48 26-48s32 14 26 48c-2 12-50 12-52 0z" />
    </g>
    <path
      d="M137 356v-13M151 356v-13M249 356v-13M263 356v-13"
      stroke="#e0b98a"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </FriendFrame>
);
