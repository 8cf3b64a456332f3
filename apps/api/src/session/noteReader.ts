import type { Language } from '@backbeat/mail';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';

/** What a browser says of the person who reads our letters. */
interface Reader {
  readonly language?: Language | undefined;
  readonly time_zone?: string | undefined;
}

/** The first language of a browser, which it says with every call. */
export const languageOf = (acceptLanguage: string | undefined): Language | undefined => {
  if (acceptLanguage === undefined) return undefined;
  return /^\s*de\b/i.test(acceptLanguage) ? 'de' : 'en';
};

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Keeps how the person is to be written to, where that differs from what is known. */
export const noteReader = async (
  db: Database,
  user: Pick<UserRow, 'id' | 'language' | 'timeZone'>,
  { language, time_zone: timeZone }: Reader,
): Promise<void> => {
  const set = {
    ...(language !== undefined && language !== user.language && { language }),
    ...(timeZone !== undefined && timeZone !== user.timeZone && isTimeZone(timeZone) && { timeZone }),
  };
  if (Object.keys(set).length > 0) await db.update(users).set(set).where(eq(users.id, user.id));
};
