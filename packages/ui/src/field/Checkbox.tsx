'use client';

import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { FormMessage } from './FormMessage.tsx';
import { InputPlace } from './InputPlace.tsx';

const Root = styled('div', { base: css`display: grid; gap: 8px; align-content: start;` });

const Line = styled('label', {
  base: css`
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr);
    gap: 12px;
    align-items: start;
    font-size: var(--bb-fs-small);
    line-height: 1.45;
    text-wrap: pretty;
    cursor: pointer;
    &:has(:disabled) { color: var(--bb-muted); cursor: not-allowed; }
  `,
  variants: {
    wrong: { true: css`color: var(--bb-pink);` },
  },
});

const Box = styled('input', {
  base: css`
    appearance: none;
    display: grid;
    place-items: center;
    inline-size: 26px;
    block-size: 26px;
    margin: -1px 0 0;
    border: 1.5px solid var(--bb-line);
    border-radius: var(--bb-r-s);
    background: var(--bb-sunken);
    cursor: inherit;
    &:hover:not(:disabled) { border-color: var(--bb-text); }
    &:checked, &:checked:hover:not(:disabled) { background: var(--bb-teal); border-color: var(--bb-teal); }
    &:checked::after {
      content: "";
      inline-size: 7px;
      block-size: 12px;
      margin-block-start: -3px;
      border: solid var(--bb-on-teal);
      border-width: 0 3px 3px 0;
      border-radius: 1px;
      transform: rotate(42deg);
    }
    &[aria-invalid="true"] { border-color: var(--bb-pink); border-width: 2px; }
    &:disabled { background: var(--bb-overlay); border-color: var(--bb-rule); }
    &:disabled:checked { background: var(--bb-cell-2); }
    &:disabled:checked::after { border-color: var(--bb-text); }
    @media (forced-colors: active) { &:checked::after { border-color: ButtonText; } }
  `,
});

/** Props of {@link Checkbox}; `ref` and what is not named here go to the `<input>`. */
export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** What is agreed to; may hold links. */
  children: ReactNode;
  /** What is wrong, in words; also turns the line pink. */
  error?: ReactNode;
  /** Class of the whole line. */
  className?: string | undefined;
}

/**
 * A box to tick, with its words.
 *
 * @example <Checkbox name="terms" required>I accept the <Link href="/terms">Terms of Use</Link></Checkbox>
 */
export const Checkbox = ({ children, error, className, ...rest }: CheckboxProps): ReactElement => {
  const messageId = useId();
  const wrong = error !== undefined && error !== null && error !== false;
  return (
    <Root className={className}>
      <Line wrong={wrong}>
        <InputPlace>
          <Box
            type="checkbox"
            aria-describedby={messageId}
            aria-invalid={false}
            {...rest}
            {...(wrong ? { 'aria-invalid': true } : {})}
          />
        </InputPlace>
        <span>{children}</span>
      </Line>
      <FormMessage id={messageId} state="error">
        {wrong ? error : null}
      </FormMessage>
    </Root>
  );
};
