'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { InputPlace } from './InputPlace.tsx';
import { coveringInputStyle } from './inputStyle.ts';

const Root = styled('label', {
  base: css`
    position: relative;
    display: grid;
    gap: 4px;
    align-content: start;
    padding: 16px 18px;
    border-radius: 18px;
    background: var(--bb-raised);
    box-shadow: inset 0 0 0 1.5px var(--bb-line);
    cursor: pointer;
    --bb-dot: 1.5px solid var(--bb-line);
    &:hover { box-shadow: inset 0 0 0 1.5px var(--bb-text); }
    &:has(:checked) { background: var(--bb-teal-tint); box-shadow: inset 0 0 0 2px var(--bb-teal); --bb-dot: 6px solid var(--bb-teal); }
    &:has(:focus-visible) { outline: 3px solid var(--bb-focus); outline-offset: 2px; }
    &:has(:disabled) { color: var(--bb-muted); box-shadow: inset 0 0 0 1.5px var(--bb-rule); cursor: not-allowed; }
    @media (forced-colors: active) { border: 1px solid; &:has(:checked) { border: 3px solid Highlight; } }
  `,
});

const Input = styled('input', { base: coveringInputStyle });

const Title = styled('b', {
  base: css`display: flex; justify-content: space-between; align-items: center; gap: 10px; font-weight: 600;`,
});

const Note = styled('small', {
  base: css`color: var(--bb-muted); font-size: var(--bb-fs-small); line-height: 1.55; font-variant-numeric: tabular-nums lining-nums;`,
});

const Dot = styled('i', {
  base: css`
    inline-size: 20px;
    block-size: 20px;
    border-radius: 6px;
    border: var(--bb-dot);
    flex: none;
  `,
});

/** Props of {@link RadioCard}; `ref` and what is not named here go to the `<input>`. */
export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'className'> {
  /** What is chosen. */
  title: ReactNode;
  /** A quiet line below. */
  note?: ReactNode;
  /** Class of the whole card. */
  className?: string | undefined;
}

/**
 * One of a few choices, as a card. Cards with the same `name` form a group; place them in a `FieldGroup`.
 *
 * @example <RadioCard name="period" value="yearly" title="Yearly (50% off)" note="$71.88 per year" defaultChecked />
 */
export const RadioCard = ({ title, note, className, ...rest }: RadioCardProps): ReactElement => (
  <Root className={className}>
    <InputPlace>
      <Input type="radio" {...rest} />
    </InputPlace>
    <Title>
      <span>{title}</span>
      <Dot aria-hidden="true" />
    </Title>
    {note === undefined ? null : <Note>{note}</Note>}
  </Root>
);
