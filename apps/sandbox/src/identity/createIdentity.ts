import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';
import { createIssuer } from './createIssuer.ts';
import { interactionRoutes } from './interactionRoutes.ts';
import { sweepOidc } from './oidcAdapter.ts';
import { isProvider } from './providers.ts';
import { identitySecrets } from './secrets.ts';

/** The four issuers behind one server. */
export interface Identity {
  /** Answers the protocol's own paths; false means that the path is somebody else's. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** The pages between a site's sign-in button and its callback. */
  readonly routes: Hono<{ Bindings: HttpBindings }>;
}

const mountPattern = /^\/identity\/([^/?]+)(\/(?!interaction\/)[^?]*)(.*)$/;

/** Starts the issuers with the secrets of the store. */
export const createIdentity = async (context: SandboxContext): Promise<Identity> => {
  sweepOidc(context.store);
  const secrets = await identitySecrets(context.store);
  const issuers = {
    twitch: createIssuer(context, 'twitch', secrets),
    google_oauth2: createIssuer(context, 'google_oauth2', secrets),
    streamlabs: createIssuer(context, 'streamlabs', secrets),
    discord: createIssuer(context, 'discord', secrets),
  };
  const callbacks = {
    twitch: issuers.twitch.callback(),
    google_oauth2: issuers.google_oauth2.callback(),
    streamlabs: issuers.streamlabs.callback(),
    discord: issuers.discord.callback(),
  };

  const answerLate = async (
    delayMs: number,
    status: number | undefined,
    next: () => void,
    response: ServerResponse,
  ) => {
    await wait(delayMs);
    if (status === undefined) return next();
    response.writeHead(status, { 'content-type': 'text/plain' }).end('The sandbox was told to fail here.');
  };

  return {
    routes: interactionRoutes(context, issuers),
    answer: (request, response) => {
      const [, name = '', path = '', query = ''] = mountPattern.exec(request.url ?? '') ?? [];
      if (!isProvider(name)) return false;
      const forward = (): void => {
        // The issuer is mounted: it reads its own path from `url` and where it is mounted from the two together.
        Object.assign(request, { originalUrl: request.url, url: `${path}${query}` });
        void callbacks[name](request, response);
      };
      const fault = context.faults.take('identity');
      if (fault === null) forward();
      else void answerLate(fault.delayMs ?? 0, fault.status, forward, response);
      return true;
    },
  };
};
