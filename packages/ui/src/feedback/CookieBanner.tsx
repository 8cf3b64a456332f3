'use client';

import type { ComponentProps, ReactElement } from 'react';
import { Button } from '../button/Button.tsx';
import { css } from '../styling/css.ts';
import { below } from '../styling/media.ts';
import { styled } from '../styling/styled.ts';

const Root = styled('section', {
  base: css`
    position: fixed;
    z-index: 50;
    inset-inline: 16px;
    inset-block-end: 16px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px 24px;
    max-inline-size: 620px;
    margin-inline: auto 0;
    padding: 14px 14px 14px 22px;
    padding-inline: 22px 14px;
    border-radius: 20px;
    background: var(--inverse);
    color: var(--on-inverse);
    font-size: var(--fs-small);
    line-height: 1.4;
    & > button { flex: none; --bg: var(--on-inverse); --fg: var(--inverse); --bd: var(--on-inverse); outline-color: var(--on-inverse); }
    & a:focus-visible { outline-color: var(--on-inverse); }
    ${below(576)} { inset-inline: 12px; inset-block-end: 12px; padding-block: 12px; padding-inline: 18px 12px; & > button { padding-inline: 16px; } }
    @media (forced-colors: active) { border: 2px solid; }
  `,
  variants: { inFlow: { true: css`position: static; margin: 0;` } },
});

/** Props of {@link CookieBanner}. */
export interface CookieBannerProps extends ComponentProps<'section'> {
  /** Words on the one button. */
  acceptText: string;
  /** Hears the acceptance. */
  onAccept: () => void;
  /** Name of the region. @default 'Cookies' */
  label?: string;
  /** Stands where it is written and not at the lower edge of the window, for a preview. @default false */
  inFlow?: boolean;
}

/**
 * Says that the site uses cookies, at the lower edge of the window, with one button.
 *
 * @example <CookieBanner acceptText="I accept" onAccept={accept}>Backbeat uses cookies.</CookieBanner>
 */
export const CookieBanner = ({
  acceptText,
  onAccept,
  label = 'Cookies',
  children,
  ...rest
}: CookieBannerProps): ReactElement => (
  <Root aria-label={label} {...rest}>
    <p>{children}</p>
    <Button size="sm" onClick={onAccept}>
      {acceptText}
    </Button>
  </Root>
);
