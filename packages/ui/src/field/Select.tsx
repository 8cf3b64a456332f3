'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { Field, type LabelledFieldProps, splitFieldProps } from './Field.tsx';
import { InputPlace } from './InputPlace.tsx';
import { inputStyle } from './inputStyle.ts';

const Chooser = styled('select', {
  base: css`
    ${inputStyle}
    appearance: none;
    padding-inline-end: 44px;
    text-overflow: ellipsis;
    background-image: linear-gradient(45deg, transparent 40%, currentColor 40% 60%, transparent 60%), linear-gradient(-45deg, transparent 40%, currentColor 40% 60%, transparent 60%);
    background-size: 8px 8px;
    background-position: calc(100% - 25px) 52%, calc(100% - 18px) 52%;
    background-repeat: no-repeat;
    &:dir(rtl) { background-position: 18px 52%, 25px 52%; }
    & option { background: var(--bb-overlay); color: var(--bb-text); }
  `,
});

/** Props of {@link Select}; `ref` and what is not named here go to the `<select>`, `<option>`s are its children. */
export interface SelectProps extends Omit<ComponentProps<'select'>, 'className'>, LabelledFieldProps {}

/**
 * A choice from a short list, drawn by the system. Renders a `<select>`.
 *
 * @example <Select label="Currency"><option>USD</option></Select>
 */
export const Select = (props: SelectProps): ReactElement => {
  const [field, rest] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <InputPlace>
          <Chooser {...rest} {...control} />
        </InputPlace>
      )}
    </Field>
  );
};
