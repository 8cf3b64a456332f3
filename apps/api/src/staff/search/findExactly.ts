import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { findByAccountCode } from '../../billing/accountCodes.ts';
import { type BillingProvider, BillingUnavailable } from '../../billing/BillingProvider.ts';
import type { Database } from '../../db/Database.ts';
import { identities, users } from '../../db/schema/accounts.ts';
import { certificates } from '../../db/schema/certificates.ts';
import { giftClaims, gifts } from '../../db/schema/gifts.ts';
import { accountMerges } from '../../db/schema/merges.ts';
import { auditLog } from '../../db/schema/staff.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import { exactScore, type Hit, maxFound } from './Hit.ts';
import type { SearchQuery } from './readQuery.ts';

interface SearchDeps {
  readonly db: Database;
  readonly billing: Pick<BillingProvider, 'invoice'>;
}

/** A search waits this long for the payment provider. */
const maxWaitMs = 2_500;

type Found = readonly { readonly id: number | null }[];

/** The kinds of a query that belong to one person. */
type ExactKind = Exclude<keyof SearchQuery, 'name' | 'isPrivate'>;

const byEmail = async ({ db }: SearchDeps, email: string): Promise<Found> => {
  const wanted = sql`lower(${email})`;
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(isNotNull(users.email), sql`lower(${users.email}) = ${wanted}`))
    .union(
      db
        .select({ id: identities.userId })
        .from(identities)
        .where(and(isNotNull(identities.verifiedEmail), sql`lower(${identities.verifiedEmail}) = ${wanted}`)),
    )
    .limit(maxFound);
};

const byGuid = async ({ db }: SearchDeps, guid: string): Promise<Found> =>
  db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.guid, guid))
    .union(db.select({ id: accountMerges.userId }).from(accountMerges).where(eq(accountMerges.guid, guid)));

/** Whom a call of the desk was about. */
const byRequest = async (deps: SearchDeps, requestId: string): Promise<Found> => {
  const calls = await deps.db
    .selectDistinct({ guid: auditLog.personGuid })
    .from(auditLog)
    .where(and(eq(auditLog.requestId, requestId), isNotNull(auditLog.personGuid)));
  return (await Promise.all(calls.map(({ guid }) => (guid === null ? [] : byGuid(deps, guid))))).flat();
};

const byAccountCode = async ({ db }: SearchDeps, code: string): Promise<Found> => {
  const user = await findByAccountCode(db, code);
  return user === null ? [] : [user];
};

/** @throws BillingUnavailable */
const tooLate = async (): Promise<never> => {
  await wait(maxWaitMs, undefined, { ref: false });
  throw new BillingUnavailable('It takes too long for a search.', { maybeDone: false });
};

/** By a refund that we have written down, else by the provider's own books. @throws BillingUnavailable */
const byInvoice = async (deps: SearchDeps, number: string): Promise<Found> => {
  const [known] = await deps.db
    .select({ code: withdrawals.accountCode })
    .from(withdrawals)
    .where(eq(withdrawals.invoiceNumber, number));
  const code = known?.code ?? (await Promise.race([deps.billing.invoice(number), tooLate()]))?.accountCode;
  return code === undefined ? [] : byAccountCode(deps, code);
};

/** Who gave it, and who has claimed a month of it. */
const byGift = async ({ db }: SearchDeps, code: string): Promise<Found> =>
  db
    .select({ id: gifts.giverId })
    .from(gifts)
    .where(eq(gifts.code, code))
    .unionAll(
      db
        .select({ id: giftClaims.userId })
        .from(giftClaims)
        .where(
          inArray(giftClaims.giftId, db.select({ id: gifts.id }).from(gifts).where(eq(gifts.code, code))),
        )
        .orderBy(giftClaims.place)
        .limit(maxFound),
    );

type Finder = readonly [Hit['foundBy'], (deps: SearchDeps, wanted: string) => Promise<Found>];

/** How each kind is looked up, always by an index. */
const finders: Readonly<Record<ExactKind, readonly Finder[]>> = {
  email: [['email', byEmail]],
  uuid: [
    ['account', byGuid],
    ['request', byRequest],
  ],
  accountCode: [['account', byAccountCode]],
  invoice: [['invoice', byInvoice]],
  certificate: [
    [
      'certificate',
      async ({ db }, code) =>
        db.select({ id: certificates.userId }).from(certificates).where(eq(certificates.code, code)),
    ],
  ],
  gift: [['gift', byGift]],
  refund: [
    [
      'invoice',
      async ({ db }, reference) =>
        db.select({ id: withdrawals.userId }).from(withdrawals).where(eq(withdrawals.reference, reference)),
    ],
  ],
};

const kinds = [
  'email',
  'uuid',
  'accountCode',
  'invoice',
  'certificate',
  'gift',
  'refund',
] as const satisfies readonly ExactKind[];

/** The hits of one way to look; null where the payment provider would know and does not answer. */
const hitsOf = async (deps: SearchDeps, [foundBy, find]: Finder, wanted: string): Promise<Hit[] | null> => {
  try {
    const found = await find(deps, wanted);
    return found.flatMap(({ id }) => (id === null ? [] : [{ userId: id, foundBy, score: exactScore }]));
  } catch (error) {
    if (error instanceof BillingUnavailable) return null;
    throw error;
  }
};

/** Whom a text belongs to, and whether everybody who may know was asked. */
interface ExactHits {
  readonly hits: readonly Hit[];
  readonly isComplete: boolean;
}

/** Finds whom a text belongs to. Only whole addresses and codes find anybody. */
export const findExactly = async (deps: SearchDeps, query: SearchQuery): Promise<ExactHits> => {
  const searches = kinds.flatMap((kind) => {
    const wanted = query[kind];
    return wanted === null ? [] : finders[kind].map((finder) => hitsOf(deps, finder, wanted));
  });
  const answers = await Promise.all(searches);
  return { hits: answers.flatMap((hits) => hits ?? []), isComplete: !answers.includes(null) };
};
