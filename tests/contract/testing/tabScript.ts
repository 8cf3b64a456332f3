import {
  browserEnvironment,
  type Client,
  createClient,
  createSession,
  type Session,
  type SessionSnapshot,
  storageKeys,
} from '@backbeat/sdk';

/** How a tab's calls went. */
export interface TabReport {
  readonly answered: number;
  /** Why the others failed, each reason once. */
  readonly failures: readonly string[];
  readonly status: SessionSnapshot['status'];
  readonly errorCode: string | null;
  readonly token: string | null;
}

/** The functions that this script offers to a test. */
export interface Tab {
  /** Starts again with this token in session storage. */
  readonly start: (apiUrl: string, token: string) => Promise<SessionSnapshot['status']>;
  /** Lets the clock of the page be ahead and makes calls, all at once. */
  readonly call: (aheadMs: number, calls: number) => Promise<TabReport>;
}

declare global {
  var tab: Tab;
}

/** On a busy machine 500 calls through the browser's six connections take long. */
const patienceMs = 120_000;

let aheadMs = 0;
let session: Session | null = null;
let client: Client | null = null;

globalThis.tab = {
  start: async (apiUrl, token) => {
    session?.dispose();
    aheadMs = 0;
    window.sessionStorage.clear();
    window.sessionStorage.setItem(storageKeys.token, token);
    client = createClient({
      apiUrl,
      getToken: () => session?.getToken() ?? null,
      onUnauthorized: (call) => session?.handleUnauthorized(call),
    });
    session = createSession({
      client,
      ...browserEnvironment(window),
      now: () => Date.now() + aheadMs,
      warn: () => undefined,
    });
    return (await session.start()).status;
  },
  call: async (ahead, calls) => {
    aheadMs = ahead;
    const made = await Promise.allSettled(
      Array.from({ length: calls }, () => client?.identities({}, { timeoutMs: patienceMs })),
    );
    const snapshot = session?.getSnapshot();
    return {
      answered: made.filter(({ status }) => status === 'fulfilled').length,
      failures: [...new Set(made.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])))],
      status: snapshot?.status ?? 'idle',
      errorCode: snapshot?.error?.code ?? null,
      token: snapshot?.token ?? null,
    };
  },
};
