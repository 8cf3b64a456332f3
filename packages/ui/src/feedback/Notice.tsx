'use client';

import Check from 'lucide-react/icons/check';
import Alert from 'lucide-react/icons/circle-exclamation-point';
import Warning from 'lucide-react/icons/triangle-exclamation-point';
import Close from 'lucide-react/icons/x';
import type { ComponentProps, ReactElement } from 'react';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { noticeTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';

/** What a notice says: it worked, it failed, or this is a trial system. */
export type NoticeTone = 'ok' | 'error' | 'test';

const Root = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    padding: 14px 18px;
    border-radius: var(--bb-r-m);
    font-weight: 600;
    line-height: 1.35;
    & a { color: inherit; text-decoration-color: currentColor; }
    @media (forced-colors: active) { border: 2px solid; }
  `,
  variants: {
    tone: {
      ok: css`background: var(--bb-teal); color: var(--bb-on-teal);`,
      error: css`background: var(--bb-pink); color: var(--bb-on-pink);`,
      test: css`background: var(--bb-sun-tint); color: var(--bb-sun-text); font-weight: 500; font-size: var(--bb-fs-small);`,
    },
  },
});

const Dismiss = styled('button', {
  base: css`
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    margin: -10px;
    padding: 0;
    border: 0;
    border-radius: 10px;
    background: none;
    cursor: pointer;
    outline-color: currentColor;
    &:hover { background: rgb(0 0 0 / .12); }
    &:focus-visible { outline-offset: -5px; }
  `,
});

const icons: Readonly<Record<NoticeTone, IconComponent>> = { ok: Check, error: Alert, test: Warning };

/** Props of {@link Notice}. */
export interface NoticeProps extends ComponentProps<'div'> {
  /** The kind of message; an error interrupts screen readers. @default 'ok' */
  tone?: NoticeTone;
  /** Called by the dismiss button; without it there is none. */
  onDismiss?: (() => void) | undefined;
  /** Words for the dismiss button. @default 'Dismiss' */
  dismissLabel?: string;
}

/**
 * A message about what just happened, above the content it is about.
 *
 * @example <Notice tone="error" onDismiss={clear}>Profile update failed</Notice>
 */
export const Notice = (props: NoticeProps): ReactElement => {
  const { dismiss } = useUiTexts(noticeTexts);
  const { tone = 'ok', onDismiss, dismissLabel = dismiss, children, ...rest } = props;
  return (
    <Root tone={tone} role={tone === 'error' ? 'alert' : 'status'} {...rest}>
      <Icon icon={icons[tone]} />
      <div>{children}</div>
      {onDismiss === undefined ? null : (
        <Dismiss type="button" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon icon={Close} />
        </Dismiss>
      )}
    </Root>
  );
};
