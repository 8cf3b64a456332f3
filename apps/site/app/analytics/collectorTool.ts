import type { AnalyticsTool, PersonId } from './AnalyticsTool.ts';

interface Collector {
  /** Address of the collector, without its version. */
  readonly url: string;
  /** Names our site there; public. */
  readonly key: string;
}

/**
 * A tool that speaks the HTTP tracking protocol that most collectors share: one call each for a person, a page
 * and an event. Sent as plain text, which spares every call its preflight, and kept alive when the page is left.
 *
 * @param send sends it; failures are ignored
 */
export const collectorTool = (
  { url, key }: Collector,
  send: typeof fetch = (...call) => fetch(...call),
): AnalyticsTool => {
  const post = (kind: 'identify' | 'page' | 'track', person: PersonId, rest: object): void => {
    const body = JSON.stringify({ writeKey: key, userId: person, sentAt: new Date().toISOString(), ...rest });
    send(`${url}/v1/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => {});
  };
  return {
    identify: (person, traits) => post('identify', person, { traits }),
    page: (person, view) => post('page', person, { name: view.path, properties: view }),
    event: (person, { name, ...properties }) => post('track', person, { event: name, properties }),
  };
};
