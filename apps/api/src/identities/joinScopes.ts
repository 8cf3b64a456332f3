import type { CustomFetch } from 'openid-client';

/**
 * Twitch sends `scope` as a list, where the standard (RFC 6749, 5.1) and the client library want one text. Other
 * answers pass unchanged.
 */
export const joinScopes: CustomFetch = async (url, options) => {
  const { body: given, ...rest } = options;
  // A copy, because the browser types accept no bytes whose memory may be shared.
  const body = given instanceof Uint8Array ? given.slice() : given;
  const answer = await fetch(url, { ...rest, ...(body === undefined ? {} : { body }) });
  if (options.method !== 'POST' || !answer.headers.get('content-type')?.includes('json')) return answer;
  const text = await answer.text();
  return new Response(joinScope(text), {
    status: answer.status,
    statusText: answer.statusText,
    headers: answer.headers,
  });
};

/** Replaces a list under `scope` by one text. */
export const joinScope = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), (key, value: unknown) =>
      key === 'scope' && Array.isArray(value) ? value.join(' ') : value,
    );
  } catch {
    return text;
  }
};
