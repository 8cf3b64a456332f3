import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { musicMessages } from '../db/schema/activity.ts';
import { giftClaims } from '../db/schema/gifts.ts';
import { letters } from '../db/schema/letters.ts';
import { messageLetterKeys } from '../letters/messageLetterKeys.ts';
import { sentBy } from './exportAccount.ts';

/** Deletes what an account wrote to the music team, and the letters about it. */
export const forgetMessages = async (tx: Database, account: UserRow): Promise<void> => {
  const { email } = account;
  if (email === null) return;
  const gone = await tx
    .delete(musicMessages)
    .where(sentBy(account))
    .returning({ id: musicMessages.id, receivedAt: musicMessages.receivedAt });
  const keys = gone.flatMap((message) => Object.values(messageLetterKeys({ ...message, email })));
  await tx.delete(letters).where(inArray(letters.key, keys));
};

/** Deletes the letters to an account and about its messages. Letters to those who gave it months name it no more. */
export const forgetLetters = async (tx: Database, account: UserRow): Promise<void> => {
  await tx.delete(letters).where(eq(letters.userId, account.id));
  await forgetMessages(tx, account);
  const claims = await tx
    .select({ giftId: giftClaims.giftId, place: giftClaims.place })
    .from(giftClaims)
    .where(eq(giftClaims.userId, account.id));
  const keys = claims.map(({ giftId, place }) => `gift-claimed:${giftId}:${place}`);
  await tx
    .update(letters)
    .set({ letter: sql`jsonb_set(${letters.letter}, '{claimedBy}', 'null')` })
    .where(inArray(letters.key, keys));
};
