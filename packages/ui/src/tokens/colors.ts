/** The two colour schemes. Dark is the default. */
export type Scheme = 'dark' | 'light';

/** Every colour role as a hex value, one table per scheme: `text` on `ground`, `on-pink` on `pink` and so on. */
export const colors = {
  dark: {
    // grounds: depth is a lighter ground, never a shadow
    sunken: '#090712',
    ground: '#0e0b1a',
    raised: '#18132c',
    overlay: '#231c40',
    lift: '#231c40',
    hover: '#352b60',
    // text and lines
    text: '#f5f2ff',
    muted: '#b9b1d9',
    rule: '#2e2650',
    line: '#7d73ad',
    inverse: '#f5f2ff',
    'on-inverse': '#17122a',
    // pink: the one thing to do, and what went wrong (decision 0047)
    pink: '#ff5c8a',
    'pink-hover': '#ff80a4',
    'pink-press': '#f2457a',
    'on-pink': '#1b0610',
    'pink-tint': '#3a1430',
    // teal: it worked, it is yours, the second choice
    teal: '#2bd9c0',
    'teal-hover': '#62e6d2',
    'teal-press': '#1fc2ab',
    'on-teal': '#04211d',
    'teal-tint': '#0e3237',
    // sun: money off, and the focus ring
    sun: '#ffd166',
    'on-sun': '#241a00',
    'sun-text': '#ffd166',
    'sun-tint': '#382c22',
    focus: '#ffd166',
    // step grid: unlit to bright
    'cell-0': '#17122b',
    'cell-1': '#251d46',
    'cell-2': '#42367c',
    'cell-3': '#7463c4',
    'on-cell-3': '#ffffff',
    // lit cells in pictures, and the one shouting band: the same loud pink in both schemes
    'art-pink': '#ff5c8a',
    'art-teal': '#2bd9c0',
    'art-sun': '#ffd166',
    'art-ink': '#1b0610',
    shout: '#ff5c8a',
    'on-shout': '#1b0610',
  },
  light: {
    sunken: '#ffffff',
    ground: '#f7f4fd',
    raised: '#ffffff',
    overlay: '#ece7f9',
    lift: '#ffffff',
    hover: '#dcd3f3',
    text: '#17122a',
    muted: '#574f76',
    rule: '#dcd5f0',
    line: '#8378ad',
    inverse: '#17122a',
    'on-inverse': '#f7f4fd',
    pink: '#c81e5b',
    'pink-hover': '#b0164d',
    'pink-press': '#970f41',
    'on-pink': '#ffffff',
    'pink-tint': '#fce4ec',
    teal: '#086f61',
    'teal-hover': '#065c51',
    'teal-press': '#054b42',
    'on-teal': '#ffffff',
    'teal-tint': '#d6f3ed',
    sun: '#ffcb52',
    'on-sun': '#241a00',
    'sun-text': '#7a4f00',
    'sun-tint': '#fff1cf',
    focus: '#5b2bd9',
    'cell-0': '#eee9fa',
    'cell-1': '#dfd7f4',
    'cell-2': '#bdaee8',
    'cell-3': '#8b75d6',
    'on-cell-3': '#17122a',
    'art-pink': '#f5427b',
    'art-teal': '#22c7ae',
    'art-sun': '#ffcb52',
    'art-ink': '#1b0610',
    shout: '#ff5c8a',
    'on-shout': '#1b0610',
  },
} as const satisfies Record<Scheme, Record<string, `#${string}`>>;

/** The name of a colour role; the CSS variable is `--bb-` plus the name. */
export type ColorName = keyof (typeof colors)['dark'];

/** Colours with transparency: they lie over anything, so no contrast pair is checked on them. */
export const translucentColors = {
  dark: { scrim: 'rgb(6 4 14 / .72)', 'header-glass': 'rgb(14 11 26 / .78)' },
  light: { scrim: 'rgb(23 18 42 / .72)', 'header-glass': 'rgb(247 244 253 / .84)' },
} as const satisfies Record<Scheme, Record<'scrim' | 'header-glass', string>>;
