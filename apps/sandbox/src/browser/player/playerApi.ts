import type { Track } from './tracks.ts';

/** Who is signed in. */
interface Listener {
  readonly name: string;
  readonly guid: string;
  /** After a failed renewal: the day on which access ends, empty when unknown. `null` while all is paid. */
  readonly pastDueUntil: string | null;
  /** After the plan's end: until when at the latest it covers the running stream. Otherwise `null`. */
  readonly extendedUntil: string | null;
}

/** The calls that the player makes, with the session token that its address brought. */
export interface PlayerApi {
  /** Null when the token is not good. @throws when the api cannot be reached */
  who(): Promise<Listener | null>;
  /** Reports what plays. @returns whether the api accepted it */
  playing(station: string, track: Track): Promise<boolean>;
  stopped(): Promise<boolean>;
}

const listenerIn = (user: unknown): Listener | null => {
  if (typeof user !== 'object' || user === null) return null;
  const answer: {
    display_name?: unknown;
    username?: unknown;
    guid?: unknown;
    past_due?: unknown;
    extended_until?: unknown;
  } = user;
  const { display_name, username, guid, past_due, extended_until } = answer;
  const endsAt =
    typeof past_due === 'object' && past_due !== null && 'access_ends_at' in past_due
      ? past_due.access_ends_at
      : null;
  return {
    name: String(display_name ?? username ?? ''),
    guid: String(guid ?? ''),
    pastDueUntil: past_due == null ? null : String(endsAt ?? ''),
    extendedUntil: typeof extended_until === 'string' ? extended_until : null,
  };
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
