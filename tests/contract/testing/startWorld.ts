import { type CheckoutForm, formFor } from '@backbeat/api/testing/createBuyer.ts';
import { createTestApi, siteUrl, type TestPerson } from '@backbeat/api/testing/createTestApi.ts';
import { serve } from '@backbeat/api/testing/serve.ts';
import { startTestSandbox, type TestSandbox } from '@backbeat/api/testing/startTestSandbox.ts';
import { type Client, type ClientOptions, createCaller, createClient } from '@backbeat/sdk';
import { cookieNames, type Endpoint } from '@backbeat/sdk/contract';
import { freePort } from '@backbeat/tooling/stack';
import * as z from 'zod/mini';
import { openPage } from './openPage.ts';

/** The visitor of a page: with a session token, a refresh cookie, both or neither. */
export interface Visitor {
  readonly token?: string | null;
  readonly refreshToken?: string;
}

/** The contract without schemas of requests, for a client of another version. */
const withoutKnowledge = (endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  ...(endpoint.params && { params: z.unknown() }),
  ...(endpoint.query && { query: z.unknown() }),
  ...(endpoint.headers && { headers: z.unknown() }),
  ...(endpoint.body && { body: z.unknown() }),
});

/** The api on a port and a database of its own, the companies outside, and pages that call them. */
export const startWorld = async ({
  sandbox: shared,
  environment = {},
}: {
  readonly sandbox?: TestSandbox;
  readonly environment?: Readonly<Record<string, string>>;
} = {}) => {
  const sandbox = shared ?? (await startTestSandbox());
  const port = shared ? await freePort() : sandbox.apiPort;
  const url = `http://localhost:${port}`;
  const api = await createTestApi({ apiUrl: url, sandboxUrl: sandbox.url, environment });
  const server = await serve(api.app, port);

  const optionsFor = ({ token = null, refreshToken }: Visitor, origin: string): ClientOptions => ({
    apiUrl: url,
    playerUrl: url,
    metadataUrl: url,
    graphUrl: url,
    fetch: openPage({
      origin,
      ...(refreshToken !== undefined && { cookies: { [cookieNames.refresh]: refreshToken } }),
    }).fetch,
    getToken: () => token,
    retry: { maxRetries: 0 },
  });

  return {
    url,
    siteUrl,
    sandbox,
    api,
    /** The client on a page of the site, or of another site. */
    client: (visitor: Visitor = {}, origin: string = siteUrl): Client =>
      createClient(optionsFor(visitor, origin)),
    /** A call that a page of another site makes a browser send. */
    callFromElsewhere: (endpoint: Endpoint): Promise<unknown> =>
      createCaller({
        apiUrl: url,
        retry: { maxRetries: 0 },
        fetch: (input, { headers, ...init } = {}) => {
          const told = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
          return fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(headers)), ...told } });
        },
      })(endpoint),
    /** The client of a person who has just signed up. */
    signedIn: async (): Promise<{ person: TestPerson; client: Client }> => {
      const person = await api.signUp();
      return { person, client: createClient(optionsFor(person, siteUrl)) };
    },
    /** A filled-in checkout form with a fresh payment token. */
    checkoutBody: async (person: TestPerson, changed: Partial<CheckoutForm> = {}, card?: string) =>
      formFor(person, await sandbox.cardToken(card), changed),
    /** One call of a client of another version, which sends whatever it is given. */
    blindCall: (endpoint: Endpoint, request: object, visitor: Visitor = {}): Promise<unknown> =>
      createCaller(optionsFor(visitor, siteUrl))(withoutKnowledge(endpoint), request),
    closeServer: server.close,
    close: async () => {
      await server.close();
      await api.close();
      if (!shared) await sandbox.close();
    },
  };
};

export type World = Awaited<ReturnType<typeof startWorld>>;
