import { type Account, brand, subscriptionState } from '@backbeat/domain';
import { queryKeys } from '@backbeat/sdk/query';
import { Button, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useState } from 'react';
import { queryClient } from '../query/queryClient.ts';
import { type RecentError, recentErrors } from './recentErrors.ts';

/** Put in by the build: `server/releaseVersion.ts`. */
declare const __VERSION__: string;

interface Copied {
  readonly text: string;
  readonly isOnClipboard: boolean;
}

/** Empty, it takes no room. It is always on the page, so that its text is announced. */
const Shown = styled('div', {
  base: css`
    grid-column: 1 / -1;
    display: grid;
    gap: 8px;
    inline-size: 100%;
    text-align: start;
  `,
  variants: { isEmpty: { true: css`position: absolute;` } },
});

const Details = styled('pre', {
  base: css`
    margin: 0;
    padding: 12px 16px;
    border-radius: var(--bb-r-s);
    background: var(--bb-overlay);
    color: var(--bb-muted);
    font: 400 var(--bb-fs-tiny)/1.5 ui-monospace, monospace;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    user-select: all;
  `,
});

/** What is known about the page at the moment of the press. */
interface SupportDetailsInput {
  readonly nowMs: number;
  /** Path of the page, without query and fragment, which may hold codes. */
  readonly path: string;
  /** Of this release of the site. */
  readonly version: string;
  readonly userAgent: string;
  /** Null where the account is not known. */
  readonly account: Account | null;
  readonly errors: readonly RecentError[];
}

const timeText = (ms: number): string => new Date(ms).toISOString();

const planText = (account: Account | null, atMs: number): string => {
  if (account === null) return 'not known';
  const { user, subscription } = account;
  const { kind } = subscriptionState({
    tier: user.tier,
    subscription,
    extendedUntil: user.extended_until,
    atMs,
  });
  const code = subscription?.plan_code ?? null;
  const dates = [
    ['next payment', subscription?.next_billing_date],
    ['paid until', subscription?.paid_through_date],
  ].flatMap(([name, date]) => (date ? [`${name} ${date}`] : []));
  return [...new Set([user.tier, kind, ...(code === null ? [] : [code]), ...dates])].join(', ');
};

const errorLine = ({ atMs, endpoint, code, requestId }: RecentError): string =>
  `${timeText(atMs)}  ${endpoint}: ${code}, ${requestId === null ? 'no answer' : `request ${requestId}`}`;

/**
 * What a person sends to support, so that nobody has to guess: times, request ids, the state of the plan, versions.
 * Nothing in it is secret or says who they are.
 */
export const supportDetails = (input: SupportDetailsInput): string =>
  [
    `${brand.name}, details for support`,
    `Time: ${timeText(input.nowMs)}`,
    `Page: ${input.path}`,
    `Plan: ${planText(input.account, input.nowMs)}`,
    `Version: ${input.version}`,
    `Browser: ${input.userAgent}`,
    'Failed calls, the newest first:',
    ...(input.errors.length === 0 ? ['none'] : input.errors.map(errorLine)),
  ].join('\n');

const detailsNow = (): string =>
  supportDetails({
    nowMs: Date.now(),
    path: location.pathname,
    version: __VERSION__,
    userAgent: navigator.userAgent,
    account: queryClient().getQueryData<Account>(queryKeys.account) ?? null,
    errors: recentErrors(),
  });

const copy = async (): Promise<Copied> => {
  const text = detailsNow();
  try {
    await navigator.clipboard.writeText(text);
    return { text, isOnClipboard: true };
  } catch {
    return { text, isOnClipboard: false };
  }
};

/** Puts what support asks for on the clipboard, and shows it, so that nobody sends what they have not seen. */
export const CopySupportDetails = () => {
  const [copied, setCopied] = useState<Copied | null>(null);
  return (
    <>
      <Button size="sm" onClick={async () => setCopied(await copy())}>
        Copy details for support
      </Button>
      <Shown isEmpty={copied === null}>
        <Text size="small" tone="muted" aria-live="polite">
          {copied === null
            ? null
            : copied.isOnClipboard
              ? 'Copied. This is what it says:'
              : 'Your browser does not let us copy. Select this text:'}
        </Text>
        {copied === null ? null : <Details>{copied.text}</Details>}
      </Shown>
    </>
  );
};
