import {
  consentTexts,
  consentWords,
  type RenewalTerms,
  renewalVersion,
  renewalWords,
  type StandingConsent,
} from '@backbeat/domain';
import type { ShownRenewal, ShownWords } from '@backbeat/sdk/contract';
import type { Database } from '../db/Database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { consents } from '../db/schema/consents.ts';
import { ApiError } from '../http/ApiError.ts';

/** Something that was agreed to or refused. */
export type NewConsent = Omit<
  typeof consents.$inferInsert,
  'id' | 'accountCode' | 'userId' | 'at' | 'endedAt'
>;

/** Adds consents to the record, in the transaction of what they are about. */
export const recordConsents = async (
  tx: Database,
  { id, hash }: Pick<UserRow, 'id' | 'hash'>,
  added: readonly NewConsent[],
  at: Date,
): Promise<void> => {
  if (added.length === 0) return;
  await tx
    .insert(consents)
    .values(added.map((consent) => ({ ...consent, userId: id, accountCode: hash, at })));
};

/** The error for a page that shows words which are no longer those of today. Nothing was charged. */
const oldWordsError = (): ApiError =>
  new ApiError('validation', 'The page shows older terms. Nothing was charged: load it anew.', {
    details: { fields: { agreed: 'These terms have changed since the page was loaded' } },
  });

/**
 * The words of today, with the version that a page showed. A page that did not say is taken to show today's version, in
 * unknown words.
 */
export const shownText = (
  kind: StandingConsent,
  shownVersion: string | null,
): Pick<NewConsent, 'kind' | 'version' | 'words'> => {
  const { version } = consentTexts[kind];
  return {
    kind,
    version: shownVersion ?? version,
    words: shownVersion === version ? consentWords(kind) : null,
  };
};

/**
 * The terms that were accepted at a box. A page of the release before does not say what it showed.
 *
 * @throws ApiError when a page showed older ones
 */
export const acceptedTerms = (
  shown: ShownWords | undefined,
): Pick<NewConsent, 'kind' | 'version' | 'words'> => {
  const isCurrent = shown?.version === consentTexts.terms.version && shown.words === consentWords('terms');
  if (shown !== undefined && !isCurrent) throw oldWordsError();
  return shownText('terms', shown?.version ?? null);
};

/**
 * The renewal that stood beside a button. Its day is what the page reckoned, by its own clock and the credit it knew.
 *
 * @throws ApiError when a page showed another version, price or sentence
 */
export const acceptedRenewal = (
  { version, words, amount_cents: shownCents, first_at: firstAt }: ShownRenewal,
  { planCode, amountCents, isBeforeTax = false }: Omit<RenewalTerms, 'firstAt'>,
): Pick<NewConsent, 'kind' | 'version' | 'words' | 'planCode' | 'amountCents' | 'firstChargeAt'> => {
  const isCurrent =
    version === renewalVersion &&
    shownCents === amountCents &&
    words === renewalWords({ planCode, amountCents, firstAt, isBeforeTax });
  if (!isCurrent) throw oldWordsError();
  return { kind: 'renewal', version, words, planCode, amountCents, firstChargeAt: new Date(firstAt) };
};
