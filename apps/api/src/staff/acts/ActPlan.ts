import type { LetterKind } from '@backbeat/mail';
import type { StaffAct, StaffPreview, StaffRole } from '@backbeat/sdk/staff';
import type { LockedAccount } from '../../billing/writeSubscriptions.ts';
import type { Database } from '../../db/Database.ts';
import type { UserRow } from '../../db/schema/accounts.ts';
import type { staffActs } from '../../db/schema/staff.ts';

/** An act as the database has it. */
export type ActRow = typeof staffActs.$inferSelect;

/** An act of one kind. */
export type ActOf<K extends StaffAct['kind']> = Extract<StaffAct, { kind: K }>;

/** What an act would do, as it is now: read for the preview, and once more before it is done. */
export interface ActPlan {
  readonly changes: StaffPreview['changes'];
  readonly refundCents: number | null;
  readonly letter: LetterKind | null;
  /** The least role. */
  readonly role: StaffRole;
  /** What else the preview depends on: another value refuses it. */
  readonly facts?: unknown;
  /** What a company outside has to do. */
  readonly goal?: NonNullable<ActRow['goal']>;
}

/** An act in the transaction that writes it. */
interface WrittenAct<A extends StaffAct = StaffAct> {
  readonly id: string;
  readonly act: A;
  readonly person: UserRow;
  readonly plan: ActPlan;
  readonly locked: LockedAccount;
  readonly staffId: number;
  readonly now: Date;
}

/** How one kind of act is done. */
export interface ActKind<A extends StaffAct = StaffAct> {
  /** @throws ApiError when it cannot be done */
  readonly plan: (act: A, person: UserRow) => Promise<ActPlan>;
  /** What is done here, in the transaction that writes the act. The account is locked. */
  readonly write?: (tx: Database, written: WrittenAct<A>) => Promise<void>;
  /**
   * What is done after it: a company outside is asked, or another part has transactions of its own. It runs again until
   * it succeeds, so it is safe to repeat. An ApiError ends the act, unless the provider is away.
   */
  readonly finish?: (act: A, person: UserRow, row: ActRow) => Promise<void>;
}

const isOf = <K extends StaffAct['kind']>(act: StaffAct, kind: K): act is ActOf<K> => act.kind === kind;

/** An act of one kind, for the table of all kinds. */
export const defineAct = <K extends StaffAct['kind']>(
  kind: K,
  { plan, write, finish }: ActKind<ActOf<K>>,
): ActKind => {
  const narrow = (act: StaffAct): ActOf<K> => {
    if (!isOf(act, kind)) throw new Error(`An act of the kind ${act.kind} was taken for ${kind}.`);
    return act;
  };
  return {
    plan: (act, person) => plan(narrow(act), person),
    ...(write && { write: (tx, written) => write(tx, { ...written, act: narrow(written.act) }) }),
    ...(finish && { finish: (act, person, row) => finish(narrow(act), person, row) }),
  };
};
