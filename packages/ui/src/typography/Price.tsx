'use client';

import { type ComponentProps, type ReactElement, type ReactNode, useState } from 'react';
import { css, keyframes } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { priceTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Root = styled('div', { base: css`display: grid; gap: 6px;` });
const Line = styled('p', {
  base: css`display: flex; align-items: baseline; flex-wrap: wrap; gap: 4px 12px;`,
});
const From = styled('span', { base: css`color: var(--bb-muted); font-weight: 500; align-self: center;` });
const Per = styled('span', { base: css`color: var(--bb-muted);` });
const Note = styled('p', {
  base: css`color: var(--bb-muted); font-size: var(--bb-fs-small); min-block-size: 1.55em;`,
});

const Now = styled('span', {
  base: css`
    font: 800 var(--bb-fs-price)/.95 var(--bb-font-display);
    letter-spacing: -.045em;
    font-variant-numeric: tabular-nums lining-nums;
  `,
  variants: {
    size: {
      lg: css`font-size: var(--bb-fs-price);`,
      md: css`font-size: clamp(2.25rem, 1.7rem + 1.5vw, 3rem);`,
      sm: css`font-size: 1.75rem;`,
    },
  },
  defaults: { size: 'lg' },
});

/** No `<sup>`: screen readers say 'superscript' before every price. */
const Sign = styled('span', {
  base: css`
    font-size: .5em;
    vertical-align: .62em;
    line-height: 0;
    margin-inline-end: .06em;
    letter-spacing: 0;
  `,
});

const Was = styled('s', {
  base: css`
    color: var(--bb-muted);
    font: 650 1.375rem/1 var(--bb-font-display);
    text-decoration: line-through 2px var(--bb-pink);
    font-variant-numeric: tabular-nums;
  `,
});

const rise = keyframes`from { opacity: 0; transform: translateY(.28em); }`;
const sink = keyframes`from { opacity: 0; transform: translateY(-.28em); }`;

/** A higher figure moves in from below, a lower one from above. */
const Figure = styled('span', {
  base: css`display: inline-block;`,
  variants: {
    move: {
      none: css`animation: none;`,
      up: css`animation: ${rise} calc(1.5 * var(--bb-step)) var(--bb-ease);`,
      down: css`animation: ${sink} calc(1.5 * var(--bb-step)) var(--bb-ease);`,
    },
  },
});

/** Props of {@link Price}. */
export interface PriceProps extends ComponentProps<'div'> {
  /** The price as text with its sign first, `$5.99`. */
  amount: string;
  /** The earlier price, struck through beside it. */
  was?: string | undefined;
  /** What one pays it for, `per month`. */
  per?: ReactNode;
  /** The line below, `$71.88 per year`. */
  note?: ReactNode;
  /** A word before the price, `from`. */
  before?: ReactNode;
  /** How large the figure is set. @default 'lg' */
  size?: 'lg' | 'md' | 'sm';
}

const splitSign = (amount: string): readonly [sign: string, figure: string] => {
  const start = amount.search(/\d/);
  return start > 0 ? [amount.slice(0, start), amount.slice(start)] : ['', amount];
};

/** How a figure last changed: not at all, up or down. */
type Move = 'none' | 'up' | 'down';

/** Languages write 1,200.50 and 1.200,50: two digits at the end are decimals. */
const amountOf = (figure: string): number =>
  Number(
    figure
      .replace(/[.,](?=\d\d\D*$)/, ':')
      .replaceAll(/[^\d:]/g, '')
      .replace(':', '.'),
  );

/**
 * How a figure last changed; `none` at the first render, so that nothing moves while the page loads.
 *
 * @example const move = useMove('71.88');
 */
const useMove = (figure: string): Move => {
  const [state, setState] = useState<{ figure: string; move: Move }>({ figure, move: 'none' });
  if (state.figure === figure) return state.move;
  const move = amountOf(figure) > amountOf(state.figure) ? 'up' : 'down';
  setState({ figure, move });
  return move;
};

/**
 * A price set large, with its earlier price and what it is paid for. A changed amount moves in, but not under
 * reduced motion.
 *
 * @example <Price amount="$5.99" was="$7.49" per="per month" note="$71.88 per year" />
 */
export const Price = ({ amount, was, per, note, before, size = 'lg', ...rest }: PriceProps): ReactElement => {
  const texts = useUiTexts(priceTexts);
  const [sign, figure] = splitSign(amount);
  const move = useMove(figure);
  return (
    <Root {...rest}>
      <Line>
        {before === undefined ? null : <From>{before}</From>}
        <Now size={size} data-part="amount">
          {sign === '' ? null : <Sign>{sign}</Sign>}
          <Figure key={figure} move={move}>
            {figure}
          </Figure>
        </Now>
        {was === undefined ? null : (
          <Was>
            <VisuallyHidden>{`${texts.before} `}</VisuallyHidden>
            <span>{was}</span>
          </Was>
        )}
        {per === undefined ? null : <Per data-part="per">{per}</Per>}
      </Line>
      {note === undefined ? null : <Note>{note}</Note>}
    </Root>
  );
};
