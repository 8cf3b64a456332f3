import { type LetterKind, type LetterReason, letterReasons, type RenderOptions } from '@backbeat/mail';
import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import { users } from '../db/schema/accounts.ts';
import { letters } from '../db/schema/letters.ts';
import { type Mailer, RefusedAddress } from './createMailer.ts';

/**
 * Sends the queued letter with this id; one that is settled already is left.
 *
 * @throws Error when the mail server may take it later
 */
export type SendLetter = (id: string) => Promise<void>;

interface SendDeps extends DbDeps {
  readonly config: Pick<Config, 'siteUrl'>;
}

/** Goes out whatever the person has turned off, and to an address that has refused others. */
const isOwed = (reason: LetterReason): boolean => reason === 'law' || reason === 'staff';

type Reader = Pick<RenderOptions, 'language' | 'timeZone'> & {
  readonly address: string;
  readonly name: string | null;
};

const unknownReader = { language: 'en', timeZone: 'UTC', name: null } as const;

export const createSendLetter = ({ db, clock, config }: SendDeps, mailer: Mailer): SendLetter => {
  const settle = (id: string, state: 'sent' | 'dropped', answer: string) =>
    db
      .update(letters)
      .set({ state, answer, settledAt: new Date(clock.now()) })
      .where(eq(letters.id, id));

  /** The person, or why they get no letter of this kind. */
  const readReader = async (userId: number, kind: LetterKind): Promise<Reader | string> => {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (user === undefined) return 'the account is gone';
    const { email, emailVerified, emailRefusedAt, language, timeZone, displayName, username } = user;
    if (email === null) return 'the account has no address';
    if (!emailVerified) return 'nobody has proven the address';
    const reason = letterReasons[kind];
    if (emailRefusedAt !== null && !isOwed(reason)) return 'the address has refused letters';
    if (reason === 'choice' && user.lettersOff.includes(kind)) return 'the person has turned it off';
    if (reason === 'marketing' && !user.marketingOptIn) return 'the person has not agreed';
    return {
      address: email,
      name: displayName ?? username,
      language: language ?? unknownReader.language,
      timeZone: timeZone ?? unknownReader.timeZone,
    };
  };

  return async (id) => {
    const [row] = await db
      .update(letters)
      .set({ attempts: sql`${letters.attempts} + 1` })
      .where(and(eq(letters.id, id), eq(letters.state, 'queued')))
      .returning();
    if (row === undefined || row.letter === null) return;
    const { address, letter, kind, userId } = row;
    const reader =
      address !== null
        ? { ...unknownReader, address }
        : userId === null
          ? 'the account is gone'
          : await readReader(userId, kind);
    if (typeof reader === 'string') {
      await settle(id, 'dropped', reader);
      return;
    }
    // Loaded for the first letter: most starts of an api send none.
    const { renderLetter } = await import('@backbeat/mail');
    const rendered = await renderLetter(letter, { ...reader, siteUrl: config.siteUrl });
    try {
      await settle(id, 'sent', await mailer.send({ id, to: reader, ...rendered }));
    } catch (error) {
      if (!(error instanceof RefusedAddress)) throw error;
      await db.transaction(async (tx) => {
        const now = new Date(clock.now());
        await tx
          .update(letters)
          .set({ state: 'dropped', answer: error.message, settledAt: now })
          .where(eq(letters.id, id));
        if (userId !== null)
          await tx
            .update(users)
            .set({ emailRefusedAt: now })
            .where(and(eq(users.id, userId), eq(users.email, reader.address)));
      });
    }
  };
};
