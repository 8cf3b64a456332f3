import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { migrationsFolder } from './migrationsFolder.ts';
import * as accounts from './schema/accounts.ts';
import * as activity from './schema/activity.ts';
import * as certificates from './schema/certificates.ts';
import * as channels from './schema/channels.ts';
import * as claims from './schema/claims.ts';
import * as consents from './schema/consents.ts';
import * as gifts from './schema/gifts.ts';
import * as letters from './schema/letters.ts';
import * as listings from './schema/listings.ts';
import * as merges from './schema/merges.ts';
import * as premium from './schema/premium.ts';
import * as sessions from './schema/sessions.ts';
import * as staff from './schema/staff.ts';
import * as withdrawals from './schema/withdrawals.ts';

it('the committed migrations make the tables that the code asks for', async () => {
  const meta = (name: string) => JSON.parse(readFileSync(join(migrationsFolder(), 'meta', name), 'utf8'));
  const last = meta('_journal.json').entries.at(-1);
  const committed = meta(`${String(last.idx).padStart(4, '0')}_snapshot.json`);
  const wanted = generateDrizzleJson(
    {
      ...accounts,
      ...activity,
      ...certificates,
      ...channels,
      ...claims,
      ...consents,
      ...gifts,
      ...letters,
      ...listings,
      ...merges,
      ...premium,
      ...sessions,
      ...staff,
      ...withdrawals,
    },
    committed.id,
  );
  expect(await generateMigration(committed, wanted)).toEqual([]);
});
