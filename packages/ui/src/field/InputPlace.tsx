'use client';

import type { ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

const Place = styled('span', { base: css`display: contents;` });

/**
 * An input alone in its element. Extensions put icons beside inputs: here React has no siblings for them to unsettle,
 * and a page that is to be hydrated finds them by the attribute.
 *
 * @example <InputPlace><input type="email" /></InputPlace>
 */
export const InputPlace = ({ children }: { readonly children: ReactElement }): ReactElement => (
  <Place data-alone="">{children}</Place>
);
