import type { Letter, RenderOptions } from '@backbeat/mail';
import type { UserRow } from '../db/schema/accounts.ts';

/**
 * How to write to a person: in their language, by their clock.
 *
 * @param letter one to an address that it names, which may say its language
 */
export const readerOf = (
  user: Pick<UserRow, 'language' | 'timeZone'> | undefined,
  letter?: Letter,
): Pick<RenderOptions, 'language' | 'timeZone'> => ({
  language:
    (letter !== undefined && 'language' in letter ? letter.language : undefined) ?? user?.language ?? 'en',
  timeZone: user?.timeZone ?? 'UTC',
});
