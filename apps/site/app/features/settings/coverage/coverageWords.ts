import { dateText, isPlanCode, type PlanCode, plans, utcTimeText } from '@backbeat/domain';
import { coveragePlatformNames, coveredUses } from '@backbeat/domain/coverage';
import type { Coverage } from '@backbeat/sdk/contract';
import type { IconComponent } from '@backbeat/ui';
import { CheckIcon, TriangleExclamationPointIcon, XIcon } from '@backbeat/ui/icons';
import { type ListingWords, listingWords } from './listingWords.ts';
import { videoChannelId } from './videoChannelId.ts';

/** The one thing to do: it leads somewhere, or asks again. */
type CoverageAction =
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  | { readonly kind: 'check'; readonly label: string };

/** One of the steps that the light is made of. */
export interface CoverageStep {
  readonly name: string;
  readonly text: string;
  readonly state: 'ok' | 'fix' | 'off';
}

/** What the light says. */
export interface CoverageWords {
  readonly title: string;
  readonly text: string;
  readonly steps: readonly CoverageStep[];
  readonly action: CoverageAction | null;
}

const titles: Readonly<Record<Coverage['light'], string>> = {
  green: 'Yes, you are covered',
  amber: 'Nearly: one thing to fix',
  red: 'No, not right now',
};

/** What shows that somebody is covered. */
export const lightIcons: Readonly<Record<Coverage['light'], IconComponent>> = {
  green: CheckIcon,
  amber: TriangleExclamationPointIcon,
  red: XIcon,
};

const link = (label: string, href: string): CoverageAction => ({ kind: 'link', label, href });

const titleOf = ({ light, reason }: Coverage): string =>
  reason === 'extended' ? 'Covered until your stream ends' : titles[light];

const actions: Readonly<Record<Coverage['reason'], CoverageAction | null>> = {
  covered: null,
  'no-plan': link('Get Premium', '/pricing'),
  ended: link('Go back on a plan', '/pricing'),
  paused: link('Resume the plan', '/settings/subscription'),
  'past-due': link('Use another card', '/settings/subscription'),
  unconfirmed: { kind: 'check', label: 'Check again' },
  'no-channel': link('Connect your channel', '/settings/identity'),
  'not-listed': link('Add your YouTube channel', `/covered#${videoChannelId}`),
  limited: link('Add your YouTube channel', `/covered#${videoChannelId}`),
  audience: link('See what Pro costs', '/settings/subscription'),
  extended: link('Go back on a plan', '/pricing'),
  'ends-before-stream': link('Keep the plan', '/settings/subscription'),
  'renews-before-stream': link('Check the card', '/settings/subscription'),
};

const planOf = ({ plan_code: code }: Coverage): PlanCode | null =>
  code !== null && isPlanCode(code) ? code : null;

/** What a plan covers, as a sentence or two. */
const usesText = (planCode: PlanCode | null): string => {
  if (planCode === null) return 'Your channel is covered.';
  const { live, uploads } = coveredUses(planCode);
  if (live === 'full') {
    return uploads
      ? 'Live streams and uploads are covered.'
      : 'Live streams are covered. Uploads are not: Pro covers both.';
  }
  return 'Uploads are covered. Live streams are, with some stations.';
};

const onDay = (iso: string | null): string => (iso === null ? '' : ` on ${dateText(iso)}`);

const untilDay = (iso: string | null): string => (iso === null ? '' : ` until ${dateText(iso)}`);

/** Where a channel stands that is known, and is not on the list of its platform. */
const unlisted = (coverage: Coverage): ListingWords | null => {
  const channel = coverage.channels.find(({ is_listed, listing }) => !is_listed && listing !== null);
  return channel === undefined ? null : listingWords(channel, coverage);
};

const actionOf = (coverage: Coverage): CoverageAction | null => {
  const known = coverage.reason === 'not-listed' ? unlisted(coverage) : null;
  if (known === null) return actions[coverage.reason];
  return known.action === null ? { kind: 'check', label: 'Check again' } : { kind: 'link', ...known.action };
};

const textOf = (coverage: Coverage): string => {
  const { until, next_bill_at: billAt } = coverage;
  switch (coverage.reason) {
    case 'covered':
      return usesText(planOf(coverage));
    case 'no-plan':
      return 'Free covers no channel. A plan does from the moment you have it.';
    case 'ended':
      return 'Stop the music or go back on a plan.';
    case 'paused':
      return `Your plan rests${untilDay(billAt)}. Resume it, and you are covered at once.`;
    case 'past-due':
      return until === null
        ? 'A payment failed. You are covered while we try your card again.'
        : `A payment failed. You are covered until ${dateText(until)}, unless it is paid before.`;
    case 'unconfirmed':
      return 'Your bill was due, and we have not heard yet whether it was paid. You stay covered until we do.';
    case 'no-channel':
      return 'Your plan runs, but no channel of yours is connected.';
    case 'not-listed':
      return (
        unlisted(coverage)?.text ??
        'You are signed in with Google, but we do not know your YouTube channel yet.'
      );
    case 'limited':
      return 'Download covers uploads. Live streams are covered with some stations alone.';
    case 'audience':
      return `Pro covers a channel from the bill that pays for its audience. ${coverage.light === 'red' ? 'Yours' : 'One of yours'} is larger, or could not be measured yet.`;
    case 'extended':
      return until === null
        ? 'Your plan’s time is over. You stay covered until your stream ends.'
        : `Your plan’s time is over. You stay covered until your stream ends, at the latest ${utcTimeText(until)}. Nothing is charged for it.`;
    case 'ends-before-stream':
      return `Covered now, but your plan ends${onDay(until)}, before your next stream.`;
    case 'renews-before-stream':
      return `Covered now, but your plan renews${onDay(billAt)}, before your next stream, and the card may run out by then. One that lasts keeps it going.`;
  }
};

/** Why no plan covers, and since or until when. */
const redPlanText = ({ reason, until, next_bill_at: billAt }: Coverage): string => {
  if (reason === 'paused' && billAt !== null) return `Paused${untilDay(billAt)}`;
  return until === null ? 'Free' : `${reason === 'paused' ? 'Paused' : 'Ended'}${onDay(until)}`;
};

const planStep = (coverage: Coverage): CoverageStep => {
  const planCode = planOf(coverage);
  const { light, reason, until } = coverage;
  if (light === 'red' && reason !== 'audience')
    return {
      name: 'Plan',
      text: redPlanText(coverage),
      state: 'fix',
    };
  const name = planCode === null ? 'Your plan' : plans[planCode].name;
  if (reason === 'extended') return { name: 'Plan', text: `${name}, over after this stream`, state: 'fix' };
  const isWrong = reason === 'past-due' || reason === 'unconfirmed';
  const text = until === null ? name : `${name} until ${dateText(until)}`;
  return { name: 'Plan', text, state: isWrong ? 'fix' : 'ok' };
};

const channelStep = (coverage: Coverage): CoverageStep => {
  const { channels, light, reason } = coverage;
  const listed = channels.filter((channel) => channel.is_listed);
  const isTooLarge = reason === 'audience';
  const hasFailed = channels.some(({ listing }) => listing?.state === 'failed');
  const isWrong =
    isTooLarge || hasFailed || (light !== 'red' && (listed.length === 0 || reason === 'limited'));
  const names = channels
    .filter(({ is_listed, listing }) => is_listed || listing !== null)
    .map((channel) => {
      const name = `${channel.name} on ${coveragePlatformNames[channel.platform]}`;
      const { label } = listingWords(channel, coverage);
      return channel.is_listed ? name : `${name} (${label.toLowerCase()})`;
    });
  const missing = channels.length === 0 ? 'None connected' : 'No YouTube channel yet';
  return {
    name: 'Channel',
    text: names.length === 0 ? missing : names.join(', '),
    state: isWrong ? 'fix' : listed.length === 0 ? 'off' : 'ok',
  };
};

const streamStep = ({ reason, light }: Coverage, streamText: string | null): CoverageStep => {
  if (streamText === null) return { name: 'Next stream', text: 'No day given', state: 'off' };
  const isWrong = reason === 'ends-before-stream' || reason === 'renews-before-stream';
  return { name: 'Next stream', text: streamText, state: isWrong ? 'fix' : light === 'red' ? 'off' : 'ok' };
};

/**
 * What the light says: whether one is covered, what that is made of, and the one thing to do.
 *
 * @param streamText the next stream in the person's own time, null where none is given
 */
export const coverageWords = (coverage: Coverage, streamText: string | null): CoverageWords => ({
  title: titleOf(coverage),
  text: textOf(coverage),
  steps: [planStep(coverage), channelStep(coverage), streamStep(coverage, streamText)],
  action: actionOf(coverage),
});
