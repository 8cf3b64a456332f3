import { parseArgs } from 'node:util';
import { type StaffRole, staffRoles } from '@backbeat/sdk/staff';
import { ConfigError } from '../config/ConfigError.ts';
import { parseConfig } from '../config/parseConfig.ts';
import { DatabaseUnavailable } from '../db/DatabaseUnavailable.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { systemClock } from '../lib/clock.ts';
import { publicName } from '../names/publicName.ts';
import { appendAudit } from './auditLog.ts';
import { findAccount, setStaffRole } from './staffRole.ts';

/** What an operator typed is not enough. */
class UsageError extends Error {}

const usage = `pnpm staff:add <guid or account code> <${staffRoles.join('|')}>`;

const readCommand = (): { readonly named: string; readonly role: StaffRole } => {
  const { positionals } = parseArgs({ allowPositionals: true, options: {} });
  const [named = '', wanted, ...others] = positionals;
  const role = staffRoles.find((one) => one === wanted);
  if (named === '' || role === undefined || others.length > 0)
    throw new UsageError(`Say which account gets which role: ${usage}`);
  return { named, role };
};

/** Gives an account a role and the tier `admin`, as the first owner has to get them. */
const run = async (): Promise<void> => {
  const { named, role } = readCommand();
  const { db, clock = systemClock, close } = await openDatabase(parseConfig(process.env));
  try {
    const now = new Date(clock.now());
    const person = await findAccount(db, named);
    if (person === null) throw new UsageError(`There is no account ${named}.`);
    await db.transaction(async (tx) => {
      const standing = await setStaffRole(tx, person, role, now);
      await appendAudit(tx, {
        at: now,
        staffGuid: null,
        what: 'staff:add',
        personGuid: person.guid,
        ...standing,
        reason: null,
        requestId: null,
        address: null,
      });
    });
    process.stdout.write(`${publicName(person)} (${person.guid}) is ${role} now.\n`);
  } finally {
    await close();
  }
};

run().catch((error: unknown) => {
  const isSaid =
    error instanceof UsageError || error instanceof ConfigError || error instanceof DatabaseUnavailable;
  console.error(isSaid ? error.message : error);
  process.exitCode = 1;
});
