import type { LetterFacts } from '@backbeat/mail';
import { and, asc, eq, gt, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import { users } from '../db/schema/accounts.ts';
import { letters as letterRows } from '../db/schema/letters.ts';
import type { Letters } from './createLetters.ts';
import { unsubscribeUrl } from './unsubscribeLinks.ts';

const kind = 'new-stations';
const pageSize = 500;

interface Campaign {
  /** Nobody gets two letters of one name. */
  readonly name: string;
  readonly facts: Omit<LetterFacts[typeof kind], 'unsubscribeUrl'>;
}

/** Letters to everybody who agreed to marketing. */
export interface News {
  /** How many people would get it: those who agreed, whose address works, and who have not had it. */
  count(name: string): Promise<number>;
  /** Queues it for them, and says how many they were. Safe to repeat after a stop in the middle. */
  send(campaign: Campaign): Promise<number>;
}

interface NewsDeps extends Pick<DbDeps, 'db'> {
  readonly config: Pick<Config, 'apiUrl' | 'usedOffersKey'>;
  readonly letters: Pick<Letters, 'queue'>;
}

export const createNews = ({ db, config, letters }: NewsDeps): News => {
  const isReader = (name: string) =>
    and(
      eq(users.marketingOptIn, true),
      eq(users.emailVerified, true),
      isNotNull(users.email),
      isNull(users.emailRefusedAt),
      isNull(users.mergedIntoId),
      isNull(users.deletionDueAt),
      notExists(
        db
          .select({ id: letterRows.id })
          .from(letterRows)
          .where(eq(letterRows.key, sql`${`${kind}:${name}:`} || ${users.id}`)),
      ),
    );

  return {
    count: (name) => db.$count(users, isReader(name)),

    send: async ({ name, facts }) => {
      for (let [after, sent] = [0, 0]; ; ) {
        const page = await db
          .select({ id: users.id, hash: users.hash })
          .from(users)
          .where(and(isReader(name), gt(users.id, after)))
          .orderBy(asc(users.id))
          .limit(pageSize);
        const last = page.at(-1);
        if (last === undefined) return sent;
        await db.transaction(async (tx) => {
          for (const { id, hash } of page) {
            const letter = {
              kind,
              ...facts,
              unsubscribeUrl: unsubscribeUrl(config, { hash, kind }),
            } as const;
            await letters.queue(tx, { userId: id, key: `${kind}:${name}:${id}`, letter });
          }
        });
        after = last.id;
        sent += page.length;
      }
    },
  };
};
