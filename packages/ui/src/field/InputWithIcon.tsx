'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { InputPlace } from './InputPlace.tsx';
import { inputStyle } from './inputStyle.ts';

const Root = styled('span', { base: css`position: relative; display: block;` });

const IconPlace = styled('span', {
  base: css`position: absolute; inset-inline-start: 17px; inset-block-start: 16px; color: var(--bb-muted); pointer-events: none;`,
});

const Input = styled('input', { base: css`${inputStyle} padding-inline-start: 48px;` });

/** Props of {@link InputWithIcon}. */
export interface InputWithIconProps extends ComponentProps<'input'> {
  /** What is shown at the start of the input. */
  icon: ReactNode;
}

/** An input with an icon at its start, for `TextField` and `Combobox`. */
export const InputWithIcon = ({ icon, ...rest }: InputWithIconProps): ReactElement => (
  <Root>
    <IconPlace>{icon}</IconPlace>
    <InputPlace>
      <Input {...rest} />
    </InputPlace>
  </Root>
);
