import { providerLabels } from '@backbeat/domain';
import type { FoundPerson } from '@backbeat/sdk/staff';
import { tierTexts } from '../words/names.ts';

/** What somebody was found by, in words. */
const foundByTexts: Readonly<Record<FoundPerson['found_by'], string>> = {
  name: 'by name',
  email: 'by e-mail',
  identity: 'by a linked account',
  account: 'by the account code',
  invoice: 'by an invoice',
  certificate: 'by a certificate',
  gift: 'by a gift',
  request: 'by a request',
};

/**
 * The quiet line below somebody who was found.
 *
 * @example foundNote(person) // → 'Premium · Twitch djnight · found by name'
 */
export const foundNote = ({ tier, identities, deletes_at, found_by }: FoundPerson): string =>
  [
    tierTexts[tier],
    ...identities.map(({ provider, username }) => `${providerLabels[provider]} ${username}`),
    ...(deletes_at === null ? [] : ['to be deleted']),
    `found ${foundByTexts[found_by]}`,
  ].join(' · ');

/**
 * What stands in the place of people where nobody was found.
 *
 * @param isComplete as the answer of the search says
 */
export const nobodyFoundText = (isComplete: boolean): string =>
  isComplete
    ? 'Nobody found. Try fewer letters, or a code.'
    : 'Nobody found in our own records. The payment provider, which knows all invoices, does not answer.';
