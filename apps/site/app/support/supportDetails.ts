import { type Account, brand, subscriptionState } from '@backbeat/domain';
import type { RecentError } from './recentErrors.ts';

/** What is known about the page at the moment of the press. */
export interface SupportDetailsInput {
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
