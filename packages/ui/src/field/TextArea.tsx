'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { Field, type LabelledFieldProps, splitFieldProps } from './Field.tsx';
import { InputPlace } from './InputPlace.tsx';
import { inputStyle } from './inputStyle.ts';

const Area = styled('textarea', {
  base: css`
    ${inputStyle}
    display: block;
    min-block-size: 120px;
    resize: vertical;
    font: 400 var(--bb-fs-ui)/1.45 var(--bb-font-text);
  `,
});

/** Props of {@link TextArea}; `ref` and what is not named here go to the `<textarea>`. */
export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'>, LabelledFieldProps {}

/**
 * Several lines of text with their label and message.
 *
 * @example <TextArea label="Anything else?" aside="optional" name="note" />
 */
export const TextArea = (props: TextAreaProps): ReactElement => {
  const [field, rest] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(control) => (
        <InputPlace>
          <Area {...rest} {...control} />
        </InputPlace>
      )}
    </Field>
  );
};
