import type { BillingDetails } from '@backbeat/sdk/contract';
import { desc, eq } from 'drizzle-orm';
import type { DbDeps } from '../db/Database.ts';
import { billingDetails } from '../db/schema/premium.ts';

/** A person's own lines for receipts, from the moment at which they were given. */
export interface BillingDetailsVersion {
  readonly details: BillingDetails;
  /** Whose receipts they are for, where a merged account brought them; null for the account's own. */
  readonly accountCode: string | null;
  readonly since: Date;
}

const none: BillingDetails = { company: '', tax_number: '', address: '' };

/** Newest first. */
export const readBillingDetails = async (
  { db }: Pick<DbDeps, 'db'>,
  userId: number,
): Promise<BillingDetailsVersion[]> => {
  const rows = await db
    .select()
    .from(billingDetails)
    .where(eq(billingDetails.userId, userId))
    .orderBy(desc(billingDetails.since), desc(billingDetails.id));
  return rows.map(({ company, taxNumber, address, accountCode, since }) => ({
    details: { company, tax_number: taxNumber, address },
    accountCode,
    since,
  }));
};

/** What the next receipt carries. */
export const currentDetails = (versions: readonly BillingDetailsVersion[]): BillingDetails =>
  versions.find(({ accountCode }) => accountCode === null)?.details ?? none;

const isEmpty = (details: BillingDetails): boolean => Object.values(details).every((text) => text === '');

/**
 * What a receipt of that moment carries; null for nothing. Lines that were given later change no receipt, and those of
 * a merged account stay with its receipts: `accountCode` is null for the account's own.
 */
export const detailsAt = (
  versions: readonly BillingDetailsVersion[],
  issuedAt: Date,
  accountCode: string | null,
): BillingDetails | null => {
  const details =
    versions.find((version) => version.accountCode === accountCode && version.since <= issuedAt)?.details ??
    none;
  return isEmpty(details) ? null : details;
};

/** Keeps lines for the receipts from now on; the same lines again change nothing. */
export const writeBillingDetails = async (
  { db, clock }: DbDeps,
  userId: number,
  details: BillingDetails,
): Promise<void> => {
  const known = currentDetails(await readBillingDetails({ db }, userId));
  const { company, tax_number: taxNumber, address } = details;
  if (known.company === company && known.tax_number === taxNumber && known.address === address) return;
  await db
    .insert(billingDetails)
    .values({ userId, company, taxNumber, address, since: new Date(clock.now()) });
};
