'use client';

import type { ComponentProps, ReactElement } from 'react';
import { Button } from '../button/Button.tsx';
import { css } from '../styling/css.ts';
import { below } from '../styling/media.ts';
import { styled } from '../styling/styled.ts';
import { cookieTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';

const Root = styled('section', {
  base: css`
    position: fixed;
    z-index: 35;
    inset-inline: 0;
    inset-block-end: 0;
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 8px 24px;
    padding: 6px var(--bb-gutter) calc(6px + env(safe-area-inset-bottom));
    background: var(--bb-inverse);
    color: var(--bb-on-inverse);
    font-size: var(--bb-fs-small);
    line-height: 1.4;
    --bb-focus: var(--bb-on-inverse);
    ${below(576)} { justify-content: space-between; }
    @media (forced-colors: active) { border-block-start: 2px solid; }
    @media print { display: none; }
  `,
  variants: { inFlow: { true: css`position: static;` } },
});

const AcceptButton = styled(Button, {
  base: css`flex: none; --bb-bg: var(--bb-on-inverse); --bb-fg: var(--bb-inverse); --bb-bd: var(--bb-on-inverse);`,
});

/** Props of {@link CookieBanner}. */
export interface CookieBannerProps extends ComponentProps<'section'> {
  /** Words on the one button. */
  acceptText: string;
  /** Called when the button is pressed. */
  onAccept: () => void;
  /** Name of the region. @default 'Cookies' */
  label?: string;
  /** Stands where it is written and not at the lower edge of the window, for a preview. @default false */
  inFlow?: boolean;
}

/**
 * Says that the site uses cookies, in a bar along the lower edge of the window, with one button. The page has to end
 * with as much room as the bar takes; `ref` reaches the element to measure.
 *
 * @example <CookieBanner acceptText="I accept" onAccept={accept}>Backbeat uses cookies.</CookieBanner>
 */
export const CookieBanner = (props: CookieBannerProps): ReactElement => {
  const { cookies } = useUiTexts(cookieTexts);
  const { acceptText, onAccept, label = cookies, children, ...rest } = props;
  return (
    <Root aria-label={label} {...rest}>
      <p>{children}</p>
      <AcceptButton size="sm" onClick={onAccept}>
        {acceptText}
      </AcceptButton>
    </Root>
  );
};
