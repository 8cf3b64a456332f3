import type { User } from '@backbeat/domain';
import { AuthError } from '../errors/ApiError.ts';
import { SdkError } from '../errors/SdkError.ts';
import type { SessionOptions } from './Session.ts';
import { readSessionToken } from './sessionClaims.ts';
import { type TakenToken, takeToken } from './takeTokenFromAddress.ts';

/** The token of a link, and its user when known. */
interface BoundToken extends TakenToken {
  readonly user: User | null;
}

/**
 * A session token from the address. A link can carry anybody's, so it stays in memory until the api confirms that this
 * browser signed in to the same account, or the person accepts it.
 */
export interface LinkToken {
  /** Takes the token out of the address. */
  readonly take: () => void;
  /** The token, once, when this browser has signed in to the same account. */
  readonly takeBound: () => Promise<BoundToken | null>;
  /** The user of the waiting token; `null` without one, when it is invalid, or when the api cannot be reached. */
  readonly owner: () => Promise<User | null>;
  readonly isWaiting: () => boolean;
  /** Ends the wait and gives the token that waited. */
  readonly forget: () => TakenToken | null;
}

type LinkTokenOptions = Pick<SessionOptions, 'client' | 'taken' | 'navigation' | 'warn'>;

/** @see LinkToken */
export const createLinkToken = ({ client, taken, navigation, warn }: LinkTokenOptions): LinkToken => {
  let waiting: TakenToken | null = null;
  let person: Promise<User | null> = Promise.resolve(null);

  const forget = () => {
    const token = waiting;
    waiting = null;
    return token;
  };

  /** Calls the api with the waiting token; a refused one is dropped. */
  const ask = async <T>(question: (token: string) => Promise<T>): Promise<T | null> => {
    const asked = waiting;
    if (asked === null) return null;
    try {
      readSessionToken(asked.token, warn);
      const answer = await question(asked.token);
      return asked === waiting ? answer : null;
    } catch (error) {
      if (!(error instanceof SdkError)) throw error;
      if (error instanceof AuthError && asked === waiting) forget();
      return null;
    }
  };

  const askPerson = () => ask((token) => client.me({}, { token }));

  return {
    take: () => {
      waiting = taken ?? takeToken(navigation);
    },
    takeBound: async () => {
      const binding = ask((token) => client.sessionBinding({}, { token }));
      // Sent at the same time, because the user is needed either way: to sign in, or for the question.
      person = askPerson();
      if (!(await binding)?.bound) return null;
      const user = await person;
      const token = forget();
      return token && { ...token, user };
    },
    owner: async () => (await person) ?? askPerson(),
    isWaiting: () => waiting !== null,
    forget,
  };
};
