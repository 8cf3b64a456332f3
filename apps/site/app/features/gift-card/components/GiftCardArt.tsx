import { css, styled } from '@backbeat/ui/styling';

interface CardLook {
  readonly amount: string;
  readonly place: string;
  readonly ground: string;
  readonly ink: string;
  /** The cells: column, row, length in steps, and their colour. */
  readonly cells: readonly (readonly [column: number, row: number, steps: number, fill: string])[];
}

const [dark, white, teal, dimTeal] = ['#300a1c', '#fff', '#2bd9c0', '#1e8c80'];
const [violet, sun] = ['#7463c4', '#ffd166'];

const cards: readonly CardLook[] = [
  {
    amount: '$150',
    place: 'translate(210 4) rotate(9)',
    ground: '#0e3237',
    ink: teal,
    cells: [
      [0, 0, 1, dimTeal],
      [2, 0, 2, dimTeal],
      [4, 0, 1, dimTeal],
      [6, 0, 1, dimTeal],
      [1, 1, 1, dimTeal],
      [3, 1, 1, dimTeal],
      [4, 1, 2, teal],
      [6, 1, 2, dimTeal],
    ],
  },
  {
    amount: '$50',
    place: 'translate(110 116) rotate(1)',
    ground: '#42367c',
    ink: '#f5f2ff',
    cells: [
      [0, 0, 2, violet],
      [3, 0, 1, violet],
      [4, 0, 1, violet],
      [6, 0, 2, violet],
      [0, 1, 1, violet],
      [2, 1, 2, sun],
      [5, 1, 1, violet],
      [6, 1, 1, violet],
    ],
  },
  {
    amount: '$15',
    place: 'translate(18 234) rotate(-7)',
    ground: '#ff5c8a',
    ink: '#1b0610',
    cells: [
      [0, 0, 1, dark],
      [2, 0, 2, dark],
      [5, 0, 1, dark],
      [7, 0, 1, dark],
      [1, 1, 1, dark],
      [3, 1, 1, dark],
      [4, 1, 2, white],
      [7, 1, 1, dark],
    ],
  },
];

const pitch = 42;
const cell = 36;

const CardSymbol = ({ ink }: { readonly ink: string }) => (
  <g transform="translate(326 26) scale(.9)" fill={ink}>
    <rect width="8" height="41" rx="4" />
    <rect x="11" y="16" width="8" height="11" rx="3.4" />
    <rect x="22" y="16" width="8" height="11" rx="3.4" />
    <rect x="11" y="30" width="8" height="11" rx="3.4" />
    <rect x="22" y="30" width="8" height="11" rx="3.4" />
  </g>
);

const Drawing = styled('svg', { base: css`inline-size: 100%; block-size: auto; overflow: visible;` });

/** Three gift cards, fanned out. */
export const GiftCardArt = () => (
  <Drawing viewBox="0 0 640 500" role="img" aria-label="Three gift cards of 15, 50 and 150 dollars">
    {cards.map(({ amount, place, ground, ink, cells }) => (
      <g key={amount} transform={place}>
        <rect width="380" height="236" rx="26" fill={ground} />
        {cells.map(([column, row, steps, fill]) => (
          <rect
            key={`${column}-${row}`}
            x={27 + column * pitch}
            y={131 + row * pitch}
            width={cell + (steps - 1) * pitch}
            height={cell}
            rx="10"
            fill={fill}
          />
        ))}
        <text
          x="26"
          y="80"
          fill={ink}
          fontFamily="var(--bb-font-display)"
          fontSize="58"
          fontWeight="800"
          letterSpacing="-2.5"
        >
          {amount}
        </text>
        <CardSymbol ink={ink} />
      </g>
    ))}
  </Drawing>
);
