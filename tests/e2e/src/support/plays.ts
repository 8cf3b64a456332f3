import type { Page } from '@playwright/test';
import { sessionToken } from './journey.ts';
import { expect, type RunningSystem } from './test.ts';

/** Somebody who is signed in, as the player knows them. */
export interface Listener {
  readonly guid: string;
  readonly token: string;
}

/** Who is signed in on a page, which keeps the token from its address once its script runs. */
export const listenerOf = async (page: Page): Promise<Listener> => {
  await expect.poll(() => sessionToken(page)).not.toBe('');
  const token = await sessionToken(page);
  const [, claims = ''] = token.split('.');
  return { token, guid: JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')).guid };
};

const tell = async (
  { apiUrl }: RunningSystem,
  path: string,
  { token }: Listener,
  body?: object,
): Promise<void> => {
  const answer = await fetch(`${apiUrl}/api/v1/playing${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`The api did not take it: ${answer.status} ${await answer.text()}`);
};

/** Tells the api what somebody plays, as the player does. */
export const play = (system: RunningSystem, who: Listener, title: string, station: string): Promise<void> =>
  tell(system, '', who, { title, artist: 'Sample Artist 08', station, duration_seconds: 180 });

/** Tells the api that nothing plays any more. */
export const stopPlaying = (system: RunningSystem, who: Listener): Promise<void> =>
  tell(system, '/stop', who);
