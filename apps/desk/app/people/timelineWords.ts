import { identityProviders, providerLabels } from '@backbeat/domain';
import type { TimelineEvent, TimelineKind } from '@backbeat/sdk/staff';
import { actTitles } from '../acts/ActRequest.ts';
import { whatText } from '../log/logWords.ts';
import { planText } from '../words/names.ts';
import { dollarText, plainName, textOf } from '../words/textOf.ts';

/** Who did something, in words. */
export const byTexts: Readonly<Record<TimelineEvent['by'], string>> = {
  person: 'The person',
  staff: 'Staff',
  system: 'By itself',
  provider: 'The payment provider',
};

/** What can have happened, in words. */
const kindTexts: Readonly<Record<TimelineKind, string>> = {
  'account.created': 'Signed up',
  'account.renamed': 'Took another name',
  'account.merged': 'Another account became part of this one',
  'account.deletion_asked': 'Asked for the account to be deleted',
  'email.refused': 'The address sent a letter back',
  'sign_in.begun': 'Signed in',
  'sign_in.ended': 'A session ended',
  'identity.linked': 'Linked a sign-in',
  'identity.unlinked': 'Unlinked a sign-in',
  'plan.bought': 'Bought a plan',
  'plan.purchase_failed': 'A purchase failed',
  'plan.changed': 'Changed the plan',
  'plan.change_scheduled': 'Will change the plan',
  'plan.change_taken_back': 'Will not change the plan after all',
  'plan.resumed': 'Went on with the plan',
  'plan.pause_planned': 'Will pause the plan',
  'plan.pause_ended': 'Ended the pause',
  'plan.change_failed': 'A change of plan failed',
  'plan.left': 'Cancelled the plan',
  'coverage.begun': 'Coverage began',
  'coverage.ended': 'Coverage ended',
  'coverage.extended': 'Covered until the stream ended',
  'refund.asked': 'Asked for money back',
  'refund.paid': 'Money went back',
  'gift.bought': 'Gave months',
  'gift.ended': 'Ended a gift',
  'gift.refunded': 'Money for a gift went back',
  'gift.claimed': 'Claimed a month',
  'certificate.issued': 'Made a certificate',
  'letter.sent': 'A letter was sent',
  'letter.dropped': 'A letter was not sent',
  'letter.dead': 'A letter bounced',
  'consent.given': 'Agreed',
  'consent.refused': 'Did not agree',
  'code.redeemed': 'Redeemed a code',
  'staff.noted': 'Wrote a note',
  'staff.acted': 'Did something',
};

/** What an event is about: a plan by its billing code, a letter or a consent by its stable name, all else as it is. */
const aboutText = (kind: TimelineKind, about: string): string => {
  if (/^(plan|coverage)\./.test(kind)) return planText(about);
  const provider = identityProviders.find((one) => one === about);
  if (provider !== undefined) return providerLabels[provider];
  return /^(letter|consent)\./.test(kind) ? plainName(about) : about;
};

/**
 * An event in one line.
 *
 * @example eventText({ kind: 'plan.bought', about: 'rocksprem_i_y_v2', amount_cents: 7188, … }) // → 'Bought a plan: Premium, yearly, $71.88'
 */
export const eventText = ({ kind, about, amount_cents }: TimelineEvent): string => {
  if (kind === 'staff.acted' && about !== null)
    return Object.hasOwn(actTitles, about) ? textOf(actTitles, about) : whatText(about);
  const facts = [
    ...(about === null ? [] : [aboutText(kind, about)]),
    ...(amount_cents === null ? [] : [dollarText(amount_cents)]),
  ];
  return [kindTexts[kind], ...(facts.length > 0 ? [facts.join(', ')] : [])].join(': ');
};

/** Why: of what staff did in their words, else a stable name in words. */
export const reasonText = ({ by, reason }: TimelineEvent): string | null =>
  reason === null || by === 'staff' ? reason : plainName(reason);
