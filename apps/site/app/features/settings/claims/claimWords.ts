import { brand, dateText } from '@backbeat/domain';
import { coveragePlatformNames, isCoveringRule } from '@backbeat/domain/coverage';
import type { Claim } from '@backbeat/sdk/contract';
import type { BadgeProps } from '@backbeat/ui';
import { videoChannelId } from '../coverage/videoChannelId.ts';
import { ruleWords } from './ruleWords.ts';

/** The one thing to do about a claim. */
export type ClaimAction =
  | { readonly kind: 'link'; readonly label: string; readonly href: string }
  /** Asks for this video again. */
  | { readonly kind: 'check'; readonly label: string }
  /** The field for addresses and texts, or the one for tracks. */
  | { readonly kind: 'field'; readonly label: string; readonly field: 'text' | 'tracks' }
  /** `isMain`: nobody else gets the claim away. */
  | { readonly kind: 'proof'; readonly label: string; readonly isMain: boolean };

/** What happens with a claim now. */
export interface ClaimWords {
  readonly now: string;
  /** What to do about it. */
  readonly todo: string;
  /** `null` where there is nothing to press. */
  readonly action: ClaimAction | null;
}

const proof = { kind: 'proof', label: 'Proof', isMain: false } as const;
const check = { kind: 'check', label: 'Check again' } as const;
const withinADay = 'Our staff look at it, and answer within a day.';

const covered = { kind: 'link', label: 'Am I covered?', href: '/covered' } as const;

/** By the last part that was not covered, for a video whose parts say it. */
const ofParts = (claim: Claim): ClaimWords => {
  const rule = claim.parts.findLast((part) => !isCoveringRule(part.rule))?.rule;
  const next = rule === undefined ? null : ruleWords(rule, claim).next;
  return next === null
    ? { now: 'It was not covered.', todo: 'See what would cover the next one.', action: covered }
    : {
        now: 'It was not covered, so we do not get the claim away.',
        todo: next.text,
        action: { kind: 'link', label: next.label, href: next.href },
      };
};

const reasons: Readonly<Record<NonNullable<Claim['reason']>, (claim: Claim) => ClaimWords>> = {
  'not-own': ({ platform }) => ({
    now: 'It is on a channel that is not yours, and your plan covers yours alone.',
    todo: 'Is it yours? Connect the channel, then check this video again.',
    action: {
      kind: 'link',
      label: 'Connect a channel',
      href: platform === 'twitch' ? '/settings/identity' : `/covered#${videoChannelId}`,
    },
  }),
  'not-found': ({ state }) => ({
    now: `We cannot see this video: it is private, deleted, or its address has a mistake.${state === 'with-staff' ? ` ${withinADay}` : ''}`,
    todo: 'Is it private? Make it unlisted, then check again.',
    action: check,
  }),
  'not-begun': () => ({
    now: 'It has not begun yet, so nothing was played in it.',
    todo: 'See before you go live whether you are covered.',
    action: covered,
  }),
  'unknown-track': () => ({
    now: `A track that was named is none that we know. ${withinADay}`,
    todo: 'Was it misspelled? Name it as the player does, and it may be settled at once.',
    action: { kind: 'field', label: 'Name the track', field: 'tracks' },
  }),
  partly: () => ({
    now: `We do not know whether the claim is about a part that was covered. ${withinADay}`,
    todo: 'Name the tracks of the claim, and it may be settled at once.',
    action: { kind: 'field', label: 'Name the tracks', field: 'tracks' },
  }),
  'not-played': () => ({
    now: `Our player told of no music in this stream, so it may be a premiere, which counts as an upload. ${withinADay}`,
    todo: 'Pro and Download cover uploads: with one of them, check again.',
    action: check,
  }),
  refused: ({ platform }) => ({
    now: `${coveragePlatformNames[platform]} has not released it, though it is covered. ${withinADay}`,
    todo: 'Meanwhile you can dispute it yourself, with our proof.',
    action: proof,
  }),
};

const states: Readonly<Record<Claim['state'], (claim: Claim) => ClaimWords>> = {
  checking: ({ platform }) => ({
    now: `We are asking ${coveragePlatformNames[platform]} whose video it is.`,
    todo: 'The answer comes to this place by itself.',
    action: null,
  }),
  releasing: ({ platform }) => ({
    now: `We have asked ${coveragePlatformNames[platform]} to release the claim, and follow it until it is gone.`,
    todo: 'You need do nothing: a letter tells you. In a hurry, dispute it yourself with our proof.',
    action: proof,
  }),
  released: ({ platform }) => ({
    now: 'The claim is gone.',
    todo: `Does ${coveragePlatformNames[platform]} still show it after a day? Then check again.`,
    action: check,
  }),
  unclaimed: ({ platform }) => ({
    now: 'Nobody claims it for our music, so there is nothing to release.',
    todo: `Does ${coveragePlatformNames[platform]} show you a claim? Paste its text, and we see whose it is.`,
    action: { kind: 'field', label: 'Paste the claim', field: 'text' },
  }),
  disputable: ({ platform }) => ({
    now:
      platform === 'twitch'
        ? 'Twitch lets only you dispute a claim.'
        : 'This claim is not ours to release: only you can dispute it.',
    todo: 'Take our proof: its text goes into the form of the dispute as it is.',
    action: { ...proof, isMain: true },
  }),
  'not-covered': ofParts,
  'with-staff': () => ({
    now: withinADay,
    todo: 'You need do nothing. The answer comes by letter, and to this place.',
    action: check,
  }),
  answered: () => ({
    now: 'Our staff have answered.',
    todo: 'Is something still open? Write to us.',
    action: { kind: 'link', label: 'Write to us', href: `mailto:${brand.supportEmail}` },
  }),
};

/** What happens with a claim now, and the one thing to do. */
export const claimWords = (claim: Claim): ClaimWords => {
  const isExplained = claim.state === 'not-covered' || claim.state === 'with-staff';
  return isExplained && claim.reason !== null ? reasons[claim.reason](claim) : states[claim.state](claim);
};

/** What a video is called: nobody may read the address of one without a title. */
export const claimTitle = ({ title, platform }: Pick<Claim, 'title' | 'platform'>): string =>
  title ?? `A video on ${coveragePlatformNames[platform]}`;

interface Verdict {
  readonly label: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
}

const verdicts: Readonly<Record<NonNullable<Claim['covered']>, Verdict>> = {
  yes: { label: 'Covered', tone: 'teal' },
  partly: { label: 'Partly covered', tone: 'sun' },
  no: { label: 'Not covered', tone: 'pink' },
};

/** Whether a video was covered, in one or two words. */
export const verdictOf = ({
  covered: verdict,
  state,
  reason,
}: Pick<Claim, 'covered' | 'state' | 'reason'>): Verdict => {
  if (verdict !== null) return verdicts[verdict];
  if (reason === 'not-begun') return { label: 'Not begun yet', tone: 'plain' };
  return { label: state === 'checking' ? 'Checking' : 'Not known yet', tone: 'plain' };
};

/** By when a claim is gone, or a month is credited; null where nothing is promised, or it was kept. */
export const promiseText = ({ promised_until: until, credit, state }: Claim): string | null =>
  until === null || credit !== null || state === 'released'
    ? null
    : `It is gone by ${dateText(until)}, or we credit you a month.`;
