'use client';

import type { ReactElement } from 'react';
import type { AnchorProps } from '../link/LinkProvider.tsx';
import { PlainLink } from '../link/PlainLink.tsx';
import { styled } from '../styling/styled.ts';
import { type ButtonStyleProps, buttonAttributes, buttonStyle } from './buttonStyle.ts';

const LinkRoot = styled(PlainLink, { base: buttonStyle });

/** Props of {@link LinkButton}. */
export interface LinkButtonProps extends AnchorProps, ButtonStyleProps {}

/**
 * A link that looks like a button. Renders an `<a>`, through the app's anchor for addresses of its own.
 *
 * @example <LinkButton variant="primary" href="/free-trial">Start Free Trial</LinkButton>
 */
export const LinkButton = ({ variant, size, block, ...rest }: LinkButtonProps): ReactElement => (
  <LinkRoot {...buttonAttributes(variant, size, block)} {...rest} />
);
