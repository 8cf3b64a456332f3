'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { InputPlace } from './InputPlace.tsx';

const Root = styled('label', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) 60px;
    gap: 4px 20px;
    align-items: center;
    cursor: pointer;
    &:has(:disabled) { color: var(--bb-muted); cursor: not-allowed; }
  `,
});

const Title = styled('b', { base: css`font-weight: 600;` });
const Note = styled('small', {
  base: css`grid-column: 1; color: var(--bb-muted); font-size: var(--bb-fs-small); line-height: 1.45;`,
});

const Track = styled('input', {
  base: css`
    appearance: none;
    grid-column: 2;
    grid-row: 1 / span 2;
    inline-size: 60px;
    block-size: 34px;
    margin: 0;
    border: 2px solid var(--bb-line);
    border-radius: 11px;
    background: var(--bb-sunken);
    cursor: inherit;
    &::after {
      content: "";
      display: block;
      inline-size: 24px;
      block-size: 24px;
      margin: 3px;
      border-radius: 7px;
      background: var(--bb-line);
      transition: transform var(--bb-quick) var(--bb-ease);
    }
    &:hover:not(:disabled) { border-color: var(--bb-text); }
    &:checked, &:checked:hover:not(:disabled) { background: var(--bb-teal); border-color: var(--bb-teal); }
    &:checked::after { background: var(--bb-on-teal); transform: translateX(26px); }
    &:checked:dir(rtl)::after { transform: translateX(-26px); }
    &:disabled, &:disabled:checked { border-color: var(--bb-rule); background: var(--bb-overlay); }
    &:disabled::after, &:disabled:checked::after { background: var(--bb-cell-2); }
    @media (forced-colors: active) {
      forced-color-adjust: none;
      border-color: ButtonText;
      background: Canvas;
      &::after { background: ButtonText; }
      &:checked { background: Highlight; }
    }
  `,
});

/** Props of {@link Switch}; `ref` and what is not named here go to the `<input>`. */
export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> {
  /** What is switched. */
  label: ReactNode;
  /** What it does, below the label. */
  note?: ReactNode;
  /** Class of the whole line. */
  className?: string | undefined;
}

/**
 * Something that is on or off at once: a held note that moves one step. Renders a checkbox with the switch role.
 *
 * @example <Switch label="Streamer mode" note="Hides your email on screen." defaultChecked />
 */
export const Switch = ({ label, note, className, ...rest }: SwitchProps): ReactElement => (
  <Root className={className}>
    <Title>{label}</Title>
    <InputPlace>
      <Track type="checkbox" role="switch" {...rest} />
    </InputPlace>
    {note === undefined ? null : <Note>{note}</Note>}
  </Root>
);
