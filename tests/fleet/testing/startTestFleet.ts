import http from 'node:http';
import https from 'node:https';
import { createHttpBrowser } from '@backbeat/api/testing/createBrowser.ts';
import { type CheckoutForm, formFor } from '@backbeat/api/testing/createBuyer.ts';
import type { TestPerson } from '@backbeat/api/testing/createTestApi.ts';
import { inParallel } from '@backbeat/api/testing/inParallel.ts';
import { openOffice } from '@backbeat/api/testing/openOffice.ts';
import { cookieNames } from '@backbeat/sdk/contract';
import { startFleet } from '@backbeat/tooling/fleet';
import { freePort, stackEnv } from '@backbeat/tooling/stack';
import * as z from 'zod/mini';
import { endTls } from './endTls.ts';
import { until } from './until.ts';

const tokenSchema = z.object({ id: z.string() });
const ofAccount = z.object({ accountCode: z.string() });
const ledgerSchema = z.object({ charges: z.array(ofAccount), subscriptions: z.array(ofAccount) });

/** A purchase that can be sent again and again. */
export interface Purchase {
  readonly person: TestPerson;
  readonly form: CheckoutForm;
}

/** An answer as it came, or the outcome of the call. Nothing is repeated. */
export interface End {
  readonly status: number | string;
  readonly text: string;
}

/** What a call sends; `to` is a process, instead of the balancer. */
export interface Sent {
  readonly method?: string;
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly to?: string;
  /** The caller's own address, one of 127.0.0.0/8. */
  readonly from?: string;
}

/** The options of a test's fleet. */
export interface FleetSettings {
  readonly environment?: Readonly<Record<string, string>>;
  /** What Node runs for another build of the api. */
  readonly program?: readonly string[];
  /** Callers come in over https, as in production. */
  readonly isOnHttps?: boolean;
}

/** Three built processes of the api behind the balancer, and what tests do with them. */
export const startTestFleet = async ({
  environment = {},
  program,
  isOnHttps = false,
}: FleetSettings = {}) => {
  const ports = {
    site: await freePort(),
    api: await freePort(),
    sandbox: await freePort(),
    mail: await freePort(),
  };
  const door = await freePort();
  const publicEnv: Record<string, string> = isOnHttps
    ? {
        API_URL: `https://localhost:${door}`,
        SITE_URL: `https://localhost:${ports.site}`,
        TRUSTED_PROXIES: '2',
      }
    : {};
  // The data directory is the fleet's own.
  const env = {
    ...stackEnv(ports, ''),
    ...publicEnv,
    SANDBOX_SEED: '0',
    LOG_LEVEL: 'warn',
    ...environment,
  };
  const fleet = await startFleet(env, program === undefined ? {} : { program });
  const tls = isOnHttps ? await endTls(door, ports.api) : null;
  const office = await openOffice(
    { databaseUrl: fleet.databaseUrl, dataDirectory: null },
    { apiUrl: env.API_URL, sandboxUrl: fleet.sandbox.url, environment: { SITE_URL: env.SITE_URL } },
  );
  const agents = {
    http: new http.Agent({ keepAlive: true }),
    https: new https.Agent({ keepAlive: true, ...(tls === null ? {} : { ca: tls.ca }) }),
  };

  const send = (
    path: string,
    { method, token, body, headers, to = env.API_URL, from }: Sent = {},
  ): Promise<End> =>
    new Promise((resolve) => {
      const fail = (error: Error) => resolve({ status: error.message, text: '' });
      const isHttps = to.startsWith('https:');
      const call = (isHttps ? https : http).request(
        `${to}${path}`,
        {
          agent: isHttps ? agents.https : agents.http,
          ...(from === undefined ? {} : { localAddress: from }),
          method: method ?? (body === undefined ? 'GET' : 'POST'),
          headers: {
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8');
          answer.on('data', (chunk: string) => (text += chunk));
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
          answer.on('error', fail);
        },
      );
      call.on('error', fail);
      call.end(body === undefined ? undefined : JSON.stringify(body));
    });

  /** Which processes the balancer has in service, by their names in its file. */
  const readBalancer = async (): Promise<string[]> => {
    const text = await (await fetch(fleet.metricsUrl)).text();
    const up = /^haproxy_server_status\{proxy="api",server="(\w+)",state="UP"\} 1$/gm;
    return [...text.matchAll(up)].map(([, name = '']) => name);
  };
  /** A process that answers is not in service before the balancer has asked it. */
  const allInService = () => until(async () => (await readBalancer()).length === fleet.replicas.length);
  await allInService();

  const cardToken = async (): Promise<string> => {
    const card = {
      first_name: 'Ada',
      last_name: 'Beat',
      number: '4111111111111111',
      month: '12',
      year: '2030',
    };
    const answer = await fetch(`${fleet.sandbox.url}/js/v1/token`, {
      method: 'POST',
      body: new URLSearchParams({ ...card, cvv: '123', key: 'sandbox-public-key' }),
    });
    return tokenSchema.parse(await answer.json()).id;
  };

  return {
    ...fleet,
    office,
    send,
    /** The headers that a page of the site sends for a signed-in person. */
    sessionOf: ({ token, refreshToken }: TestPerson) => ({
      token,
      headers: {
        origin: env.SITE_URL,
        cookie: `${isOnHttps ? cookieNames.secureRefresh : cookieNames.refresh}=${refreshToken}`,
      },
    }),
    buy: ({ person, form }: Purchase, to?: string): Promise<End> =>
      send('/v1/premium/checkout', { token: person.token, body: form, ...(to === undefined ? {} : { to }) }),
    /** People, each with a filled-in form. */
    preparePurchases: (count: number): Promise<Purchase[]> =>
      inParallel(4, Array.from({ length: count }), async () => {
        const person = await office.signUp();
        return { person, form: formFor(person, await cardToken()) };
      }),
    cardToken,
    /** What the payment provider sold and charged, by account. */
    readLedger: async () => ledgerSchema.parse(await (await fetch(`${fleet.sandbox.url}/ledger`)).json()),
    /** Makes the provider slow or broken; without a fault, clears all faults. */
    setFault: async (fault?: object): Promise<void> => {
      await fetch(`${fleet.sandbox.url}/faults`, {
        method: fault === undefined ? 'DELETE' : 'POST',
        headers: { 'content-type': 'application/json' },
        ...(fault === undefined ? {} : { body: JSON.stringify(fault) }),
      });
    },
    openBrowser: () =>
      createHttpBrowser({ apiUrl: fleet.api.url, sandboxUrl: fleet.sandbox.url, siteUrl: fleet.site.url }),
    readBalancer,
    allInService,
    close: async (): Promise<void> => {
      agents.http.destroy();
      agents.https.destroy();
      await office.close();
      await tls?.stop();
      await fleet.stop();
    },
  };
};

export type TestFleet = Awaited<ReturnType<typeof startTestFleet>>;
