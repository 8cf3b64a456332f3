import { randomUUID } from 'node:crypto';
import { type StaffAct, type StaffPreview, staffEndpoints, staffPreviewSchema } from '@backbeat/sdk/staff';
import { desc, eq } from 'drizzle-orm';
import { users } from '../src/db/schema/accounts.ts';
import { letters } from '../src/db/schema/letters.ts';
import { auditLog } from '../src/db/schema/staff.ts';
import type { TestStaff } from './createStaff.ts';
import { codeOf, type TestApi, type TestPerson } from './createTestApi.ts';

type Whom = Pick<TestPerson, 'user'>;

const guidOf = ({ user }: Whom) => ({ guid: user.guid });

/** The code of a refused call; null for one that worked. */
export const problemOf = async (answer: Response): Promise<string | null> =>
  answer.ok ? null : codeOf(answer.clone());

/** Acts of the staff as the desk presses them, and what they leave behind. */
export const createDesk = ({ deps: { db } }: Pick<TestApi, 'deps'>) => {
  const ask = (staff: TestStaff, person: Whom, act: StaffAct): Promise<Response> =>
    staff.call('staffPreview', { params: guidOf(person), body: { act } });

  const preview = async (staff: TestStaff, person: Whom, act: StaffAct): Promise<StaffPreview> => {
    const answer = await ask(staff, person, act);
    const problem = await problemOf(answer);
    if (problem !== null) throw new Error(`The preview was refused: ${problem}.`);
    return staffPreviewSchema.parse(await answer.json());
  };

  const confirm = (
    staff: TestStaff,
    person: Whom,
    act: StaffAct,
    { version, key = randomUUID() }: { readonly version: string; readonly key?: string },
  ): Promise<Response> =>
    staff.call('staffAct', {
      params: guidOf(person),
      body: { act, reason: 'They asked for it by e-mail.', key, version },
    });

  return {
    /** The answer to a preview, which may be a refusal. */
    ask,
    preview,
    confirm,
    /** Previews and confirms. */
    act: async (staff: TestStaff, person: Whom, act: StaffAct): Promise<{ is_done: boolean }> => {
      const answer = await confirm(staff, person, act, await preview(staff, person, act));
      const problem = await problemOf(answer);
      if (problem !== null) throw new Error(`The act was refused: ${problem}.`);
      return staffEndpoints.staffAct.response.parse(await answer.json());
    },
    lettersOf: async ({ user }: Whom, kind: string) =>
      (await db.select().from(letters).where(eq(letters.userId, user.id))).filter((row) => row.kind === kind),
    userOf: async ({ user }: Whom) => {
      const [row] = await db.select().from(users).where(eq(users.id, user.id));
      if (row === undefined) throw new Error('The account is gone.');
      return row;
    },
    lastEntryOf: async ({ user }: Whom) => {
      const [entry] = await db
        .select()
        .from(auditLog)
        .where(eq(auditLog.personGuid, user.guid))
        .orderBy(desc(auditLog.id))
        .limit(1);
      return entry;
    },
  };
};

export type Desk = ReturnType<typeof createDesk>;
