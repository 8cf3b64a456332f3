'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { styled } from '../styling/styled.ts';
import { Field, type LabelledFieldProps, splitFieldProps } from './Field.tsx';
import { InputPlace } from './InputPlace.tsx';
import { InputWithIcon } from './InputWithIcon.tsx';
import { inputStyle } from './inputStyle.ts';

const Input = styled('input', { base: inputStyle });

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
      {(control) =>
        icon === undefined ? (
          <InputPlace>
            <Input type="text" {...rest} {...control} />
          </InputPlace>
        ) : (
          <InputWithIcon icon={icon} type="text" {...rest} {...control} />
        )
      }
    </Field>
  );
};
