import { inArray, sql } from 'drizzle-orm';
import pg from 'pg';
import { users } from '../src/db/schema/accounts.ts';
import type { TestApi, TestPerson } from '../testing/createTestApi.ts';
import { inParallel } from '../testing/inParallel.ts';

/** Inserts accounts with a purchase and plays, as if the provider had just been read. */
const statements = [
  `insert into users (guid, hash, username, display_name, email, email_verified, tier, license_accepted_at, created_at, billing_synced_at)
   select gen_random_uuid(), 'code-' || n, 'reader' || n, 'Reader ' || n, n || '@crowd.example', true, 'premStream', now(), now(), now() + interval '1 day'
   from generate_series($1::int, $2::int) n`,
  `insert into taken_names (name_key, user_id) select username, id from users where id between $1 and $2 on conflict do nothing`,
  `insert into identities (user_id, provider, subject, username, verified_email, created_at, synced_at)
   select id, 'twitch', 'subject-' || id, username, email, now(), now() from users where id between $1 and $2`,
  `insert into subscriptions (user_id, provider_subscription_id, plan_code, state, amount_cents, next_billing_date, paid_through_date, period_started_at, created_at, provider_updated_at)
   select id, 'sub-' || id, 'rocksprem_i_m_v2', 'active', 799, now() + interval '20 days', now() + interval '20 days', now() - interval '10 days', now() - interval '10 days', now()
   from users where id between $1 and $2`,
  `insert into coverage_periods (user_id, subscription_id, plan_code, starts_at)
   select user_id, id, plan_code, created_at from subscriptions where user_id between $1 and $2`,
  `insert into checkouts (id, user_id, token_hash, request_hash, plan_code, state, provider_subscription_id, created_at, charged_at, lease_ends_at, settled_at)
   select gen_random_uuid(), id, 'token-' || id, 'request-' || id, 'rocksprem_i_m_v2', 'succeeded', 'sub-' || id, now(), now(), now(), now()
   from users where id between $1 and $2`,
];
const batch = 500_000;

/** Adds accounts with all of their rows, up to a number. */
export const growTo = async (databaseUrl: string, count: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query<{ last: number }>('select coalesce(max(id), 0) as last from users');
  for (let from = (rows[0]?.last ?? 0) + 1; from <= count; from += batch)
    for (const statement of statements)
      await client.query(statement, [from, Math.min(count, from + batch - 1)]);
  await client.query('vacuum (analyze)');
  // Writes to disk before the measurement, and not during it.
  await client.query('checkpoint');
  await client.end();
};

/** Adds accounts to an empty embedded engine. */
export const growEmbedded = async ({ deps }: TestApi, count: number): Promise<void> => {
  for (const statement of statements)
    await deps.db.execute(sql.raw(statement.replace('$1', '1').replace('$2', String(count))));
};

/** Signs in random accounts. */
export const signInSome = async (office: TestApi, count: number, of: number): Promise<TestPerson[]> => {
  const ids = new Set(Array.from({ length: count }, () => 1 + Math.floor(Math.random() * of)));
  const rows = await office.deps.db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
  return inParallel(8, rows, async (user) => ({ user, ...(await office.signIn(user)) }));
};
