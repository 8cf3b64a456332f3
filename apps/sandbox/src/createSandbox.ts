import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { listenOn } from '@backbeat/server';
import { getRequestListener } from '@hono/node-server';
import { seedAccounts } from './billing/seedAccounts.ts';
import { buildScripts } from './browserScripts.ts';
import { seedGiftCards } from './catalogue/giftCards.ts';
import { createClock } from './clock.ts';
import { createFaults, type Faults } from './control/faults.ts';
import { type Ledger, ledger } from './control/ledger.ts';
import { createRateLimit, type RateLimit } from './control/rateLimit.ts';
import { createApp } from './createApp.ts';
import { createIdentity } from './identity/createIdentity.ts';
import { createMailServer } from './mail/mailServer.ts';
import { type PartnerOptions, readPartner } from './platforms/rights/PartnerAccount.ts';
import { type RightsLedger, rightsLedger } from './platforms/rights/rightsBooks.ts';
import { createStreamEvents } from './platforms/streamEvents.ts';
import { type MadeVideo, makeVideo, type WantedVideo, wantedVideo } from './platforms/videos/makeVideo.ts';
import { seedVideos } from './platforms/videos/seedVideos.ts';
import type { Addresses, SandboxContext } from './SandboxContext.ts';
import { hasSmallBody } from './server/limitBody.ts';
import { openStore } from './store/store.ts';
import { startWork } from './work.ts';

/** Requests under way have this long before their connections are closed. */
const graceMs = 3_000;

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });

/**
 * Serves every loopback address, so that "localhost" works whatever it means.
 *
 * @returns stops
 */
const listen = async (handler: RequestListener, port: number): Promise<() => Promise<void>> => {
  const servers = await listenOn(() => createServer(handler), port, null);
  return async () => {
    await Promise.all(servers.map(close));
  };
};

export interface SandboxOptions extends Addresses {
  /** State is kept in its sub-folder `sandbox`. */
  readonly dataDirectory: string;
  /** What the server API takes as the Basic user. Default: 'sandbox-private-key'. */
  readonly privateKey?: string;
  /** Who may use the interface for owners of rights. Without a key nobody. */
  readonly partner?: PartnerOptions;
  /** Gives the ready-made creators their subscriptions, and channels their videos, when the directory is empty. Default: no. */
  readonly isSeeded?: boolean;
}

/** A running sandbox. */
export interface Sandbox {
  /** Answers one request of a Node server; everything goes through here. */
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void;
  /** Everything but sign-in, without a server. */
  readonly fetch: (request: Request) => Response | Promise<Response>;
  readonly faults: Faults;
  readonly rateLimit: RateLimit;
  /** Listens on both loopback addresses, and for mail where a port is given. Resolves when connections are accepted. */
  start(port: number, mailPort?: number): Promise<void>;
  /** Finishes what runs, closes the store. Safe to call twice. */
  close(): Promise<void>;
  /** What was bought and charged, for tests. */
  ledger(): Ledger;
  /** What the rights platform lists and claims, and what was asked of it, for tests. */
  rights(): RightsLedger;
  /**
   * Makes a video with its claims, or changes one by its id, as `POST /videos` does.
   *
   * @throws Error for a channel that the platform does not have
   */
  makeVideo(wanted: WantedVideo): MadeVideo;
  nowMs(): number;
}

/**
 * The companies outside in one process: identity providers, payment provider, player. The URL must be
 * known beforehand, because issuers carry it.
 *
 * @throws Error when another process has the data directory
 */
export const createSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const store = openStore(join(options.dataDirectory, 'sandbox'));
  const clock = createClock(store);
  const context: SandboxContext = {
    url: options.url,
    apiUrl: options.apiUrl,
    siteUrl: options.siteUrl,
    store,
    clock,
    faults: createFaults(),
    rateLimit: createRateLimit(),
    onAir: new Map(),
    streamEvents: createStreamEvents(clock),
    isolation: { isOn: false },
    privateKey: options.privateKey ?? 'sandbox-private-key',
    partner: readPartner(options.partner),
  };
  const work = startWork(context);
  if (options.isSeeded === true) {
    seedAccounts(context);
    seedVideos(context);
  }
  seedGiftCards(store, context.clock.nowMs());
  // Renewals and retries that came due while the sandbox did not run.
  work.runDue();
  const [identity, scripts] = await Promise.all([createIdentity(context), buildScripts()]);
  const app = createApp(context, work, scripts, identity.routes);
  const answer = getRequestListener(app.fetch);
  const handler = (request: IncomingMessage, response: ServerResponse): void => {
    const isSmall = hasSmallBody(request);
    // A request body that the handler has not read is not waited for.
    if (!isSmall) response.setHeader('connection', 'close');
    // The issuers read a body by themselves.
    if (!isSmall || !identity.answer(request, response)) void answer(request, response);
  };
  let stop: (() => Promise<void>) | null = null;
  let stopMail: (() => Promise<void>) | null = null;
  let closed: Promise<void> | null = null;
  const close = async (): Promise<void> => {
    await stop?.();
    await stopMail?.();
    await work.stop();
    store.close();
  };
  return {
    handler,
    fetch: (request) => app.fetch(request),
    faults: context.faults,
    rateLimit: context.rateLimit,
    start: async (port, mailPort) => {
      stop = await listen(handler, port);
      if (mailPort === undefined) return;
      const mail = createMailServer(context);
      await mail.listen(mailPort);
      stopMail = mail.close;
    },
    close: () => {
      closed ??= close();
      return closed;
    },
    ledger: () => ledger(context),
    rights: () => rightsLedger(context),
    makeVideo: (wanted) => {
      const made = makeVideo(context, wantedVideo.parse(wanted));
      if (made === null) throw new Error('The platform has no such channel, or no clips.');
      return made;
    },
    nowMs: context.clock.nowMs,
  };
};
