'use client';

import Check from 'lucide-react/icons/check';
import AlertCircle from 'lucide-react/icons/circle-exclamation-point';
import type { ComponentProps, ReactElement } from 'react';
import { Steps } from '../feedback/Steps.tsx';
import { Icon } from '../icon/Icon.tsx';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

/** What the line below a field says: help, something wrong, all well, or a check that is under way. */
export type MessageState = 'hint' | 'error' | 'ok' | 'pending';

const Line = styled('p', {
  base: css`
    display: flex;
    gap: 8px;
    align-items: center;
    font-size: var(--bb-fs-small);
    line-height: 1.35;
    &:empty { position: absolute; }
  `,
  variants: {
    state: {
      hint: css`color: var(--bb-muted);`,
      pending: css`color: var(--bb-muted);`,
      error: css`color: var(--bb-pink);`,
      ok: css`color: var(--bb-teal);`,
    },
  },
});

/** Props of {@link FormMessage}. */
export interface FormMessageProps extends ComponentProps<'p'> {
  /** What kind of message it is; each kind has its icon, so that colour is not the only difference. @default 'hint' */
  state?: MessageState;
}

const icons = {
  hint: null,
  pending: <Steps />,
  error: <Icon icon={AlertCircle} />,
  ok: <Icon icon={Check} />,
} as const satisfies Record<MessageState, ReactElement | null>;

/**
 * The line below a field or a form. Screen readers hear every change: the empty line is in the page from the start
 * and takes no room.
 *
 * @example <FormMessage state="error">Username unavailable</FormMessage>
 */
export const FormMessage = ({ state = 'hint', children, ...rest }: FormMessageProps): ReactElement => {
  const isEmpty = children === undefined || children === null || children === '';
  return (
    <Line state={state} aria-live="polite" {...rest}>
      {isEmpty ? null : icons[state]}
      {isEmpty ? null : <span>{children}</span>}
    </Line>
  );
};
