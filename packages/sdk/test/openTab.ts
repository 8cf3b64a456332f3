import { vi } from 'vitest';
import type { Client } from '../src/client/Client.ts';
import { createClient } from '../src/client/createClient.ts';
import { createSession } from '../src/session/createSession.ts';
import type { Session, SessionOptions } from '../src/session/Session.ts';
import type { storageKeys } from '../src/session/storageKeys.ts';
import { createTestTransport } from '../src/testing/createTestTransport.ts';
import { memoryEnvironment, testToken } from '../src/testing/memoryEnvironment.ts';
import type { TestAnswers } from '../src/testing/openTransport.ts';

/** What a test may choose. */
export interface TabSetup extends Partial<SessionOptions> {
  readonly answers?: TestAnswers;
  readonly href?: string;
  readonly stored?: Partial<Record<keyof typeof storageKeys, string>>;
}

/** A tab with a session and a server in memory. */
export const openTab = ({ answers = {}, href, stored = {}, ...options }: TabSetup = {}) => {
  const transport = createTestTransport({ refresh: () => ({ token: testToken() }), ...answers });
  const environment = memoryEnvironment(href);
  for (const [key, value] of Object.entries(stored)) environment.storage.setItem(`backbeat.${key}`, value);
  const client: Client = createClient({
    apiUrl: 'https://api.test',
    fetch: transport.fetch,
    retry: { maxRetries: 0 },
    getToken: () => session.getToken(),
    onUnauthorized: (call) => session.handleUnauthorized(call),
  });
  const warn = vi.fn();
  const session: Session = createSession({ client, warn, ...environment, ...options });
  const called = () => transport.calls.map(({ endpoint }) => endpoint);
  return { ...environment, session, client, transport, warn, called };
};

/** An answer of nobody. */
export const offline = () => {
  throw new TypeError('offline');
};
