'use client';

import { type ComponentProps, createElement, type ReactElement, type ReactNode, useId } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { InputPlace } from './InputPlace.tsx';
import { coveringInputStyle } from './inputStyle.ts';

const Root = styled('div', {
  base: css`
    display: inline-flex;
    flex-wrap: wrap;
    inline-size: fit-content;
    max-inline-size: 100%;
    padding: 4px;
    gap: 4px;
    border-radius: calc(var(--bb-r-m) + 4px);
    background: var(--bb-overlay);
    @media (forced-colors: active) { border: 1px solid; }
  `,
});

const Choice = styled('label', {
  base: css`
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: 44px;
    padding: 6px clamp(12px, 3vw, 20px);
    border-radius: var(--bb-r-m);
    color: var(--bb-muted);
    font: 600 var(--bb-fs-small)/1.2 var(--bb-font-text);
    text-align: center;
    cursor: pointer;
    &:hover { color: var(--bb-text); }
    &:has(:checked) { background: var(--bb-inverse); color: var(--bb-on-inverse); }
    &:has(:focus-visible) { outline: 3px solid var(--bb-focus); outline-offset: 2px; }
    &:has(:disabled) { opacity: .5; cursor: not-allowed; }
    @media (forced-colors: active) { &:has(:checked) { background: Highlight; color: HighlightText; forced-color-adjust: none; } }
  `,
});

const Input = styled('input', { base: coveringInputStyle });

/** One choice of a {@link SegmentedControl}. */
export interface Segment<Value extends string> {
  /** The value that `onChange` is called with. */
  value: Value;
  /** What is read. */
  label: ReactNode;
  /** Cannot be chosen now. */
  disabled?: boolean;
}

/** Props of {@link SegmentedControl}. */
export interface SegmentedControlProps<Value extends string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue'> {
  /** What is chosen between, for screen readers. */
  label: string;
  /** The choices, two or three. */
  options: readonly Segment<Value>[];
  /** The chosen value, when the parent controls it. */
  value?: Value;
  /** The initial value of an uncontrolled control. */
  defaultValue?: Value;
  /** Called with the newly chosen value. */
  onChange?: (value: Value) => void;
  /** Name of the radio buttons, when a form sends them. */
  name?: string;
}

/**
 * A switch between two or three views of the same thing. Native radio buttons: arrow keys work, and so does a page
 * without JavaScript.
 *
 * @example <SegmentedControl label="Billing period" options={[{ value: 'monthly', label: 'Monthly' }]} value="monthly" />
 */
export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>): ReactElement => {
  const { label, options, value, defaultValue, onChange, name, ...rest } = props;
  const ownName = useId();
  return (
    <Root role="radiogroup" aria-label={label} {...rest}>
      {options.map((option) =>
        // Text and covering input are both the label's own, for whoever presses one or the other; a translated page
        // keeps an old text, so another one makes a new label.
        createElement(
          Choice,
          { key: typeof option.label === 'string' ? `${option.value} ${option.label}` : option.value },
          <InputPlace>
            <Input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              disabled={option.disabled}
              onChange={() => onChange?.(option.value)}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
          </InputPlace>,
          option.label,
        ),
      )}
    </Root>
  );
};
