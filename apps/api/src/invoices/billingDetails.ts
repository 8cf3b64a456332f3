import type { BillingDetails } from '@backbeat/sdk/contract';
import { desc, eq } from 'drizzle-orm';
import type { DbDeps } from '../db/Database.ts';
import { billingDetails } from '../db/schema/premium.ts';

/** A person's lines on receipts, from a moment on. */
export interface BillingDetailsVersion {
  readonly details: BillingDetails;
  /** The billing code that a merged account brought; null for the account's own receipts. */
  readonly accountCode: string | null;
  readonly since: Date;
}

const none: BillingDetails = { company: '', tax_number: '', address: '' };

/** Newest version first. */
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

/** The lines of the next receipt. */
export const currentDetails = (versions: readonly BillingDetailsVersion[]): BillingDetails =>
  versions.find(({ accountCode }) => accountCode === null)?.details ?? none;

const isEmpty = (details: BillingDetails): boolean => Object.values(details).every((text) => text === '');

/**
 * The lines of a receipt by its date; null without any. Later lines change no earlier receipt, and lines of a merged
 * account (`accountCode`) apply to its receipts alone.
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

/** Stores lines for receipts from now on; unchanged lines are not stored again. */
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
