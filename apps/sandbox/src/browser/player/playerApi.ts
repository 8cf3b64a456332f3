import type { Track } from './tracks.ts';

/** Who is signed in. */
interface Listener {
  readonly name: string;
  readonly guid: string;
}

/** The calls that the player makes, with the session token that its address brought. */
export interface PlayerApi {
  /** Null when the token is not good. @throws when the api cannot be reached */
  who(): Promise<Listener | null>;
  /** Tells what plays from now on. @returns did the api take it? */
  playing(station: string, track: Track): Promise<boolean>;
  stopped(): Promise<boolean>;
}

const listenerIn = (user: unknown): Listener | null => {
  if (typeof user !== 'object' || user === null) return null;
  const { display_name, username, guid }: { display_name?: unknown; username?: unknown; guid?: unknown } =
    user;
  return { name: String(display_name ?? username ?? ''), guid: String(guid ?? '') };
};

export const createPlayerApi = (apiUrl: string, token: string): PlayerApi => {
  const authorization = `Bearer ${token}`;
  const post = async (path: string, body?: object): Promise<boolean> => {
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
    const init = { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) };
    const answer = await fetch(`${apiUrl}${path}`, init).catch(() => null);
    return answer?.ok ?? false;
  };
  return {
    who: async () => {
      const answer = await fetch(`${apiUrl}/v1/me`, { headers: { authorization } });
      return answer.ok ? listenerIn(await answer.json()) : null;
    },
    playing: (station, { title, artist, durationSeconds }) =>
      post('/api/v1/playing', { title, artist, station, duration_seconds: durationSeconds }),
    stopped: () => post('/api/v1/playing/stop'),
  };
};
