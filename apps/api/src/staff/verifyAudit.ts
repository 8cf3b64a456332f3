import { parseArgs } from 'node:util';
import { ConfigError } from '../config/ConfigError.ts';
import { parseConfig } from '../config/parseConfig.ts';
import { DatabaseUnavailable } from '../db/DatabaseUnavailable.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { type AuditFinding, type KnownRow, verifyAuditLog } from './auditLog.ts';

/** What an operator typed is not enough. */
class UsageError extends Error {}

const usage = 'pnpm audit:verify [--known <id>:<hash>]';

const readKnown = (): KnownRow | null => {
  const { values } = parseArgs({ options: { known: { type: 'string' } } });
  if (values.known === undefined) return null;
  const [, id, hash] = /^(\d{1,10}):([\da-f]{64})$/.exec(values.known) ?? [];
  if (id === undefined || hash === undefined)
    throw new UsageError(`What is known is a row as an earlier run has printed it: ${usage}`);
  return { id: Number(id), hash };
};

const sentenceOf = (finding: AuditFinding): string => {
  switch (finding.kind) {
    case 'whole':
      return finding.last === null
        ? 'The audit log is empty.'
        : `The audit log is whole: ${finding.rows} rows. Keep the last one elsewhere, and give it to the next run: --known ${finding.last.id}:${finding.last.hash}`;
    case 'changed':
      return `Row ${finding.id} of the audit log was changed. What comes after it was not looked at.`;
    case 'missing':
      return `Row ${finding.id} of the audit log is missing. What comes after it was not looked at.`;
    case 'moved':
      return `Row ${finding.id} of the audit log stood elsewhere. What comes after it was not looked at.`;
    default:
      return finding satisfies never;
  }
};

/** Reads the whole audit log, and says whether it is as it was written, or names the first row that is not. */
const run = async (): Promise<void> => {
  const known = readKnown();
  const { db, close } = await openDatabase(parseConfig(process.env));
  try {
    const finding = await verifyAuditLog(db, known);
    process.stdout.write(`${sentenceOf(finding)}\n`);
    if (finding.kind !== 'whole') process.exitCode = 1;
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
