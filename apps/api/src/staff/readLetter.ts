import type { Letter } from '@backbeat/mail';
import type { ResponseOf } from '@backbeat/sdk/contract';
import type { StaffEndpoints } from '@backbeat/sdk/staff';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Config } from '../config/Config.ts';
import type { Database } from '../db/Database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { letters } from '../db/schema/letters.ts';
import { ApiError } from '../http/ApiError.ts';
import { readerOf } from '../letters/readerOf.ts';
import { coveredGift } from './coveredGift.ts';

interface LetterDeps {
  readonly db: Database;
  readonly config: Pick<Config, 'siteUrl'>;
}

/** A letter with nothing that opens what is the person's: a link or a code of theirs would work for staff as well. */
const withoutKeys = (letter: Letter, siteUrl: string): Letter => {
  if (letter.kind === 'withdrawal-link' || letter.kind === 'merge-link') return { ...letter, url: siteUrl };
  if (letter.kind === 'gift-bought') return { ...letter, code: coveredGift(letter.code) };
  if (letter.kind === 'new-stations') return { ...letter, unsubscribeUrl: siteUrl };
  return letter;
};

const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:"/>`;

/**
 * The page with nothing to press, to run or to load. Letters are written by our own renderer, which escapes quotes in
 * attributes.
 */
export const inertPage = (html: string): string =>
  html.replaceAll(/ (?:href|action|target)="[^"]*"/g, '').replace(/<head[^>]*>/, (head) => head + policy);

const readRow = async (db: Database, user: UserRow, id: string) => {
  if (!z.safeParse(z.uuid(), id).success) return undefined;
  const [row] = await db
    .select({ letter: letters.letter, address: letters.address })
    .from(letters)
    .where(and(eq(letters.id, id), eq(letters.userId, user.id)));
  return row;
};

/**
 * A letter of a person as they got it, but for links that would open something.
 *
 * @throws ApiError 'not_found' for somebody else's, and one whose text is not kept any more
 */
export const readLetter = async (
  { db, config: { siteUrl } }: LetterDeps,
  user: UserRow,
  id: string,
): Promise<ResponseOf<StaffEndpoints['staffLetter']>> => {
  const row = await readRow(db, user, id);
  if (row === undefined || row.letter === null)
    throw new ApiError('not_found', 'The person has no such letter, or its text is not kept any more.');
  const { letter, address } = row;
  // Loaded for the first letter, as where letters are sent.
  const { renderLetter } = await import('@backbeat/mail');
  const reader = address === null ? readerOf(user) : readerOf(user, letter);
  const { subject, html, text } = await renderLetter(withoutKeys(letter, siteUrl), { ...reader, siteUrl });
  return { subject, html: inertPage(html), text };
};
