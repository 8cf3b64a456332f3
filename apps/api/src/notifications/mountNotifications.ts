import { letterReasons } from '@backbeat/mail';
import {
  endpoints,
  type LetterKind,
  type Letters,
  routeOf,
  unsubscribeEndpoint,
} from '@backbeat/sdk/contract';
import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Config } from '../config/Config.ts';
import { recordConsents, shownText } from '../consents/recordConsents.ts';
import type { Database, DbDeps } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { consents } from '../db/schema/consents.ts';
import { ApiError } from '../http/ApiError.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import type { Mount } from '../http/mount.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { noSession } from '../http/unauthorized.ts';
import { readUnsubscribeLink } from '../letters/unsubscribeLinks.ts';
import { lettersOf } from './lettersOf.ts';

/** Turning a kind of letter on or off. */
interface Turn {
  readonly kind: LetterKind;
  readonly on: boolean;
  /** Where it was turned. */
  readonly page: string;
  /** The version of the words that the page showed; null if it showed none. */
  readonly version: string | null;
  readonly at: Date;
}

const canTurn = (kind: LetterKind): boolean =>
  letterReasons[kind] === 'marketing' || letterReasons[kind] === 'choice';

/** The words of somebody's last consent: those are taken back where no page shows any. */
const lastWords = async (tx: Database, userId: number) => {
  const [last] = await tx
    .select({ kind: consents.kind, version: consents.version, words: consents.words })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, 'marketing'), consents.isGiven))
    .orderBy(desc(consents.id))
    .limit(1);
  return last ?? shownText('marketing', null);
};

/** Writes a change of the consent to marketing, and its record. What changes nothing is not recorded. */
const turnMarketing = async (tx: Database, whose: SQL | undefined, { on, page, version, at }: Turn) => {
  const changed = await tx
    .update(users)
    .set({ marketingOptIn: on })
    .where(and(whose, ne(users.marketingOptIn, on)))
    .returning({ id: users.id, hash: users.hash });
  for (const user of changed) {
    const words = on || version !== null ? shownText('marketing', version) : await lastWords(tx, user.id);
    await recordConsents(tx, user, [{ ...words, isGiven: on, page }], at);
  }
};

/** Turns a kind that goes by choice. In one statement, so that two changes at once both count. */
const turnChoice = async (tx: Database, whose: SQL | undefined, { kind, on }: Turn) => {
  const others = sql`${users.lettersOff} - ${kind}::text`;
  const lettersOff = on ? others : sql`(${others}) || to_jsonb(${kind}::text)`;
  await tx.update(users).set({ lettersOff }).where(whose);
};

/** The pages of the site that turn letters on and off. */
const settingsPage = '/settings/notifications';
const unsubscribePage = '/unsubscribe';

interface NotificationDeps extends DbDeps {
  readonly config: RouteDeps['config'] & Pick<Config, 'siteUrl' | 'usedOffersKey'>;
}

/** Which letters a person gets: in the settings, and by the links in letters. */
export const mountNotifications = (
  app: Hono<AppEnv>,
  mount: Mount,
  { db, clock, config }: NotificationDeps,
  limiter: RateLimiter,
): void => {
  const turn = (whose: SQL | undefined, about: Omit<Turn, 'at'>): Promise<void> =>
    db.transaction((tx) => {
      const change = letterReasons[about.kind] === 'marketing' ? turnMarketing : turnChoice;
      return change(tx, whose, { ...about, at: new Date(clock.now()) });
    });

  const change = async ({ id }: UserRow, apply: (own: SQL) => Promise<unknown>): Promise<Letters> => {
    await limiter.consume(`letters:${id}`, config.limits.letters);
    const own = eq(users.id, id);
    await apply(own);
    const [user] = await db.select().from(users).where(own);
    if (user === undefined) throw noSession('The account is gone.');
    return lettersOf(user);
  };

  mount(endpoints.letters, async ({ session: { user } }) => lettersOf(user));

  mount(endpoints.lettersUpdate, async ({ session: { user }, body: { kind, on, version = null } }) => {
    if (!canTurn(kind))
      throw new ApiError('validation', 'Letters of this kind are sent in any case.', {
        details: { fields: { kind: 'Is sent in any case' } },
      });
    return change(user, (own) => turn(own, { kind, on, version, page: settingsPage }));
  });

  mount(endpoints.lettersResume, ({ session: { user } }) =>
    change(user, (own) => db.update(users).set({ emailRefusedAt: null }).where(own)),
  );

  // Mail scanners open every link, so opening this one changes nothing: the page that it leads to asks.
  app.get(routeOf(unsubscribeEndpoint), (context) => {
    const page = new URL(unsubscribePage, config.siteUrl);
    page.searchParams.set('letter', context.req.query('letter') ?? '');
    return context.redirect(page.href);
  });

  mount(endpoints.unsubscribe, async ({ context, query: { letter } }) => {
    const link = readUnsubscribeLink(config, letter);
    if (link === null || !canTurn(link.kind)) throw new ApiError('not_found', 'No letter has this link.');
    const isAccount = eq(users.hash, link.hash);
    // The person's mailbox is the same after a merge.
    const remaining = sql`${users.id} = (select merged_into_id from users where hash = ${link.hash})`;
    // A mail program presses the link itself (RFC 8058), without a page.
    const isOurPage = context.req.header('origin') === config.siteUrl;
    const page = isOurPage ? unsubscribePage : routeOf(unsubscribeEndpoint);
    await turn(or(isAccount, remaining), { kind: link.kind, on: false, version: null, page });
  });
};
