import type { CoveragePlatform, VideoRule } from '@backbeat/domain/coverage';
import type { Claim } from '@backbeat/sdk/contract';
import { videoChannelId } from '../coverage/videoChannelId.ts';

/** A way on from something that was not covered. */
interface NextTime {
  /** What would cover the next one. */
  readonly text: string;
  readonly label: string;
  readonly href: string;
}

/** One rule in words. */
export interface RuleWords {
  readonly name: string;
  readonly text: string;
  /** `null` for a rule that covers. */
  readonly next: NextTime | null;
}

type Judged = Pick<Claim, 'kind' | 'platform'>;

const plan = { label: 'See the plans', href: '/pricing' } as const;
const ownPlan = { label: 'Look at your plan', href: '/settings/subscription' } as const;

const channelPlaces: Readonly<Record<CoveragePlatform, Pick<NextTime, 'label' | 'href'>>> = {
  twitch: { label: 'Connect your channel', href: '/settings/identity' },
  youtube: { label: 'Look at your channels', href: `/covered#${videoChannelId}` },
};

/** Uploads are judged by today: what covers the next one covers this one, too. */
const checkAgain = ({ kind }: Judged): string => (kind === 'upload' ? ' Then check this video again.' : '');

const always = 'An upload is covered while a plan runs, whenever it was published';

const rules: Readonly<Record<VideoRule, (claim: Judged) => RuleWords>> = {
  plan: ({ platform }) => ({
    name: 'Plan',
    text:
      platform === 'twitch'
        ? 'Your plan covered it, and your channel was connected.'
        : 'Your plan covered it, and your channel was on the list.',
    next: null,
  }),
  extended: () => ({
    name: 'Extended while live',
    text: 'Your plan ended in the middle of this stream, and covered it to its end.',
    next: null,
  }),
  listing: () => ({
    name: 'Being listed',
    text: 'Your plan covered it while your channel was on its way to the list.',
    next: null,
  }),
  'no-licence': () => ({
    name: 'No licence yet',
    text: 'You had not accepted the licence agreement by then.',
    next: {
      text: 'You have accepted it since, so the next one is covered while a plan runs.',
      label: 'Am I covered?',
      href: '/covered',
    },
  }),
  'no-plan': (claim) => ({
    name: 'No plan yet',
    text: claim.kind === 'upload' ? `${always}, and you have none.` : 'You had no plan by then.',
    next: { ...plan, text: `A plan covers you from the moment you have it.${checkAgain(claim)}` },
  }),
  ended: (claim) => ({
    name: 'Plan ended',
    text: claim.kind === 'upload' ? `${always}, and yours has ended.` : 'Your plan had ended by then.',
    next: { ...plan, text: `Go back on a plan, and you are covered at once.${checkAgain(claim)}` },
  }),
  paused: (claim) => ({
    name: 'Plan paused',
    text: claim.kind === 'upload' ? `${always}, and yours is paused.` : 'Your plan was paused then.',
    next: { ...ownPlan, text: `Resume your plan, and you are covered at once.${checkAgain(claim)}` },
  }),
  refunded: (claim) => ({
    name: 'Payment given back',
    text: 'The payment for your plan went back to you, which ended it.',
    next: { ...plan, text: `Go back on a plan, and you are covered at once.${checkAgain(claim)}` },
  }),
  limited: () => ({
    name: 'Some stations only',
    text: 'Your plan covers uploads, and live streams with some stations only.',
    next: { ...ownPlan, text: 'Premium and Pro cover live streams with every station.' },
  }),
  'no-uploads': (claim) => ({
    name: 'No uploads',
    text: 'Your plan covers live streams, and no uploads.',
    next: { ...ownPlan, text: `Pro and Download cover uploads.${checkAgain(claim)}` },
  }),
  audience: (claim) => ({
    name: 'Audience',
    text: 'Your plan was paid for a smaller audience than this channel has, or nobody could measure it.',
    next: {
      ...ownPlan,
      text: `Your subscription page shows what Pro costs for your audience.${checkAgain(claim)}`,
    },
  }),
  'not-listed': (claim) => ({
    name: 'Not listed',
    text:
      claim.platform === 'twitch'
        ? 'Your channel was not connected then.'
        : 'Your channel was not on the list then.',
    next: {
      ...channelPlaces[claim.platform],
      text: `${claim.platform === 'twitch' ? 'A connected channel is covered while a plan runs.' : 'A channel on the list is covered while a plan runs.'}${checkAgain(claim)}`,
    },
  }),
};

/** Why a part of a video was covered or not, and what would cover the next one. */
export const ruleWords = (rule: VideoRule, claim: Judged): RuleWords => rules[rule](claim);
