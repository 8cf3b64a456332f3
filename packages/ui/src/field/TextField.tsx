'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { Field, type LabelledFieldProps, splitFieldProps } from './Field.tsx';
import { inputStyle } from './inputStyle.ts';

const Input = styled('input', { base: inputStyle });

const WithIcon = styled('span', {
  base: css`
    position: relative;
    display: block;
    & > input { padding-inline-start: 48px; }
    & > svg { position: absolute; inset-inline-start: 17px; inset-block-start: 16px; color: var(--muted); pointer-events: none; }
  `,
});

/** Props of {@link TextField}; `ref` and what is not named here go to the `<input>`. */
export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'>, LabelledFieldProps {
  /** An `Icon` at the start of the field. */
  icon?: ReactNode;
}

/**
 * One line of text with its label and message.
 *
 * @example <TextField label="Email" type="email" autoComplete="email" state="error" message="Enter a full email address" />
 */
export const TextField = ({ icon, ...props }: TextFieldProps): ReactElement => {
  const [field, rest] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => {
        const input = <Input type="text" {...rest} {...control} />;
        return icon === undefined ? (
          input
        ) : (
          <WithIcon>
            {icon}
            {input}
          </WithIcon>
        );
      }}
    </Field>
  );
};
