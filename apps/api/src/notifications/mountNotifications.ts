import { letterReasons } from '@backbeat/mail';
import {
  endpoints,
  type LetterKind,
  type Letters,
  letterKinds,
  routeOf,
  unsubscribeEndpoint,
} from '@backbeat/sdk/contract';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { ApiError } from '../http/ApiError.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import type { Mount } from '../http/mount.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { noSession } from '../http/unauthorized.ts';
import { readUnsubscribeLink } from '../letters/unsubscribeLinks.ts';

const addressState = ({ email, emailVerified, emailRefusedAt }: UserRow): Letters['address']['state'] => {
  if (email === null) return 'missing';
  if (!emailVerified) return 'unproven';
  return emailRefusedAt === null ? 'good' : 'refused';
};

const isOn = ({ lettersOff, marketingOptIn }: UserRow, kind: LetterKind): boolean => {
  const reason = letterReasons[kind];
  if (reason === 'marketing') return marketingOptIn;
  return reason !== 'choice' || !lettersOff.includes(kind);
};

const lettersOf = (user: UserRow): Letters => ({
  address: { email: user.email, state: addressState(user) },
  letters: letterKinds.map((kind) => ({ kind, reason: letterReasons[kind], on: isOn(user, kind) })),
});

type Change = { marketingOptIn: boolean } | { lettersOff: SQL } | { emailRefusedAt: null };

/** What turning a kind on or off changes in the account; null where it is sent whatever the person wants. */
const changeOf = (kind: LetterKind, on: boolean): Change | null => {
  const reason = letterReasons[kind];
  if (reason === 'marketing') return { marketingOptIn: on };
  if (reason !== 'choice') return null;
  // In one statement, so that two changes at once both count.
  const others = sql`${users.lettersOff} - ${kind}::text`;
  return { lettersOff: on ? others : sql`(${others}) || to_jsonb(${kind}::text)` };
};

interface NotificationDeps extends DbDeps {
  readonly config: RouteDeps['config'] & Pick<Config, 'siteUrl' | 'usedOffersKey'>;
}

/** Which letters a person gets: in the settings, and by the links in letters. */
export const mountNotifications = (
  app: Hono<AppEnv>,
  mount: Mount,
  { db, config }: NotificationDeps,
  limiter: RateLimiter,
): void => {
  const change = async ({ id }: UserRow, set: Change): Promise<Letters> => {
    await limiter.consume(`letters:${id}`, config.limits.letters);
    const [user] = await db.update(users).set(set).where(eq(users.id, id)).returning();
    if (user === undefined) throw noSession('The account is gone.');
    return lettersOf(user);
  };

  mount(endpoints.letters, async ({ session: { user } }) => lettersOf(user));

  mount(endpoints.lettersUpdate, async ({ session: { user }, body: { kind, on } }) => {
    const set = changeOf(kind, on);
    if (set === null)
      throw new ApiError('validation', 'Letters of this kind are sent in any case.', {
        details: { fields: { kind: 'Is sent in any case' } },
      });
    return change(user, set);
  });

  mount(endpoints.lettersResume, ({ session: { user } }) => change(user, { emailRefusedAt: null }));

  // Mail scanners open every link, so opening this one changes nothing: the page that it leads to asks.
  app.get(routeOf(unsubscribeEndpoint), (context) => {
    const page = new URL('/unsubscribe', config.siteUrl);
    page.searchParams.set('letter', context.req.query('letter') ?? '');
    return context.redirect(page.href);
  });

  mount(endpoints.unsubscribe, async ({ query: { letter } }) => {
    const link = readUnsubscribeLink(config, letter);
    const set = link === null ? null : changeOf(link.kind, false);
    if (link === null || set === null) throw new ApiError('not_found', 'No letter has this link.');
    const isAccount = eq(users.hash, link.hash);
    // The person's mailbox is the same after a merge.
    const remaining = sql`${users.id} = (select merged_into_id from users where hash = ${link.hash})`;
    await db.update(users).set(set).where(or(isAccount, remaining));
  });
};
