import { withoutFinalSlash } from '../links/withoutFinalSlash.ts';

/** How long the api may take to say whether anybody is signed in. */
const timeoutMs = 10_000;

/** Where the question is asked; a test ties it to the contract. */
export const ssoPath = '/v1/sso';

/**
 * Asks the api whether the refresh cookie stands for a signed-in person, without the client and its schemas: a page
 * that anonymous visitors read can leave those for later.
 *
 * @param apiUrl the api's address, without its version
 * @returns false when nobody is signed in
 * @throws Error when the api cannot be reached or says something else
 * @example
 * const isKnown = await hasSsoSession('https://api.example.com');
 * const sdk = isKnown ? await import('@backbeat/sdk') : null;
 */
export const hasSsoSession = async (apiUrl: string): Promise<boolean> => {
  const response = await fetch(`${withoutFinalSlash(apiUrl)}${ssoPath}`, {
    credentials: 'include',
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 401) return false;
  const answer: unknown = response.ok ? await response.json() : null;
  if (typeof answer === 'object' && answer !== null && 'ok' in answer && typeof answer.ok === 'boolean') {
    return answer.ok;
  }
  throw new Error(`Asked who is signed in, the api answered with status ${response.status} and no verdict.`);
};
