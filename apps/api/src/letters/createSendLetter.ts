import { type Letter, type LetterKind, letterReasons, type RenderOptions } from '@backbeat/mail';
import { and, eq } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import { users } from '../db/schema/accounts.ts';
import { letters } from '../db/schema/letters.ts';
import { type Mailer, RefusedAddress, UnansweredLetter } from './createMailer.ts';
import type { LetterCounts } from './LetterCounts.ts';
import { readerOf } from './readerOf.ts';
import { settleLetter } from './settleLetter.ts';

/**
 * Sends the queued letter with this id; one that is settled already is left.
 *
 * @throws Error when the mail server may take it later
 */
export type SendLetter = (id: string) => Promise<void>;

interface SendDeps extends DbDeps {
  readonly config: Pick<Config, 'siteUrl'>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly metrics?: LetterCounts | undefined;
}

/** Goes out whatever the person has turned off, and to an address that has refused others. */
export const isOwed = (kind: LetterKind): boolean =>
  letterReasons[kind] === 'law' || letterReasons[kind] === 'staff';

type Reader = Pick<RenderOptions, 'language' | 'timeZone'> & {
  readonly address: string;
  readonly name: string | null;
};

export const createSendLetter = (
  { db, clock, config, logger, metrics }: SendDeps,
  mailer: Mailer,
): SendLetter => {
  const settle = async (id: string, state: 'sent' | 'dropped', answer: string): Promise<void> => {
    await settleLetter(db, id, { state, answer, at: new Date(clock.now()) });
    metrics?.countLetter(state);
  };

  /** The person, or why they get no letter of this kind. */
  const readReader = async (userId: number, kind: LetterKind): Promise<Reader | string> => {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (user === undefined) return 'the account is gone';
    const { email, emailVerified, emailRefusedAt, displayName, username } = user;
    if (email === null) return 'the account has no address';
    if (!emailVerified) return 'nobody has proven the address';
    const reason = letterReasons[kind];
    if (emailRefusedAt !== null && !isOwed(kind)) return 'the address has refused letters';
    if (reason === 'choice' && user.lettersOff.includes(kind)) return 'the person has turned it off';
    if (reason === 'marketing' && !user.marketingOptIn) return 'the person has not agreed';
    return { address: email, name: displayName ?? username, ...readerOf(user) };
  };

  /** How to write to an address that a letter names: as the letter says, or as to the account that it is about. */
  const readLanguage = async (userId: number | null, letter: Letter): Promise<Omit<Reader, 'address'>> => {
    const [user] = userId === null ? [] : await db.select().from(users).where(eq(users.id, userId));
    return { name: null, ...readerOf(user, letter) };
  };

  /** Nothing more but what is owed goes to this address. */
  const markRefused = (userId: number, address: string) =>
    db
      .update(users)
      .set({ emailRefusedAt: new Date(clock.now()) })
      .where(and(eq(users.id, userId), eq(users.email, address)));

  /** Begins a try without an answer in its row: that of a try that failed is there, that of one that died is not. */
  const begin = async (id: string) => {
    const isQueued = and(eq(letters.id, id), eq(letters.state, 'queued'));
    const [row] = await db.select().from(letters).where(isQueued);
    if (row === undefined || row.letter === null) return null;
    const [begun] = await db
      .update(letters)
      .set({ attempts: row.attempts + 1, answer: null })
      .where(and(isQueued, eq(letters.attempts, row.attempts)))
      .returning({ id: letters.id });
    if (begun === undefined) throw new Error('Another process is sending this letter.');
    return { ...row, letter: row.letter, mayBeTaken: row.attempts > 0 && row.answer === null };
  };

  return async (id) => {
    const row = await begin(id);
    if (row === null) return;
    const { address, letter, kind, userId } = row;
    const reader =
      address !== null
        ? { ...(await readLanguage(userId, letter)), address }
        : userId === null
          ? 'the account is gone'
          : await readReader(userId, kind);
    if (typeof reader === 'string') {
      await settle(id, 'dropped', reader);
      return;
    }
    if (row.mayBeTaken) {
      logger.warn({ letter: id }, 'a letter is sent again, for the try before ended without an answer');
      metrics?.countLetter('repeated');
    }
    let answer: string;
    try {
      // Loaded for the first letter: most starts of an api send none.
      const { renderLetter } = await import('@backbeat/mail');
      const rendered = await renderLetter(letter, { ...reader, siteUrl: config.siteUrl });
      answer = await mailer.send({ id, to: reader, ...rendered });
    } catch (error) {
      if (error instanceof RefusedAddress) {
        if (userId !== null) await markRefused(userId, reader.address);
        await settle(id, 'dropped', error.message);
        return;
      }
      if (!(error instanceof UnansweredLetter))
        await db
          .update(letters)
          .set({ answer: String(error) })
          .where(eq(letters.id, id));
      throw error;
    }
    await settle(id, 'sent', answer);
  };
};
