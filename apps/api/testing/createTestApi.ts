import { randomUUID } from 'node:crypto';
import {
  cookieNames,
  type ErrorCode,
  endpointErrors,
  endpoints,
  errorBody,
  errorStatus,
  type LetterKind,
  routeOf,
} from '@backbeat/sdk/contract';
import { staffEndpointErrors, staffEndpoints } from '@backbeat/sdk/staff';
import { and, desc, eq } from 'drizzle-orm';
import { seedRedeemCodes } from '../src/account/seedRedeemCodes.ts';
import { createRecurlyBilling } from '../src/billing/recurly/createRecurlyBilling.ts';
import { createPlatforms } from '../src/channels/createPlatforms.ts';
import type { Config } from '../src/config/Config.ts';
import { parseConfig } from '../src/config/parseConfig.ts';
import { createApp } from '../src/createApp.ts';
import { createServices } from '../src/createServices.ts';
import type { Deps } from '../src/Deps.ts';
import type { OpenDatabase } from '../src/db/Database.ts';
import { identities, type UserRow } from '../src/db/schema/accounts.ts';
import { letters } from '../src/db/schema/letters.ts';
import { createIdentityProviders } from '../src/identities/createIdentityProviders.ts';
import { createUser } from '../src/identities/createUser.ts';
import { createLetters } from '../src/letters/createLetters.ts';
import { unsubscribeUrl } from '../src/letters/unsubscribeLinks.ts';
import type { Provider } from '../src/lib/Provider.ts';
import { createLogger } from '../src/operations/createLogger.ts';
import { findSecrets } from './findSecrets.ts';
import { openTestDatabase } from './openTestDatabase.ts';

export const siteUrl = 'http://localhost:5900';

/** Where the desk is. */
export const deskUrl = 'http://localhost:5902';

/** A signed-in person, with tokens made without a browser. */
export interface TestPerson {
  readonly user: UserRow;
  readonly token: string;
  readonly refreshToken: string;
  readonly familyId: string;
}

/** A call of a test. */
export interface TestCall {
  readonly method?: string;
  /** Adds the person's refresh cookie where the contract requires it, as browsers do. */
  readonly token?: string;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  /** Sent as the refresh cookie, from a page of the site. */
  readonly cookie?: string;
}

/** Settings of a test api: addresses of the outside companies, environment, dependencies. */
export interface TestSettings {
  readonly apiUrl?: string;
  readonly sandboxUrl?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly deps?: Partial<Deps>;
  /** By default an empty database of its own. */
  readonly database?: OpenDatabase;
}

const allErrors = { ...endpointErrors, ...staffEndpointErrors };

const endpointPatterns = Object.values({ ...endpoints, ...staffEndpoints }).map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${routeOf(endpoint).replaceAll(/:\w+/g, '[^/]+')}$`),
}));

const bodyOf = (body: unknown): string | FormData | null => {
  if (body === undefined) return null;
  return typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body);
};

const headersOf = ({ token, body, cookie, headers }: TestCall): Record<string, string> => ({
  ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(cookie === undefined ? {} : { cookie: `${cookieNames.refresh}=${cookie}`, origin: siteUrl }),
  ...headers,
});

/**
 * Checks that the contract lists the error of the call. Runs for every call of every test.
 *
 * @throws Error that names the call and the code when it is not
 */
const assertInContract = async (method: string, path: string, answer: Response): Promise<void> => {
  if (answer.ok) return;
  const { pathname } = new URL(path, 'http://api.test');
  const endpoint = endpointPatterns.find(
    (one) => one.endpoint.method === method && one.pattern.test(pathname),
  )?.endpoint;
  if (endpoint === undefined) return;
  // Public addresses answer in plain text unless JSON is asked for.
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
  const code = isJson ? errorBody.parse(await answer.clone().json()).error.code : null;
  const listed: readonly ErrorCode[] = allErrors[endpoint.name];
  if (listed.some((one) => (code ?? one) === one && errorStatus[one] === answer.status)) return;
  throw new Error(
    `${endpoint.name} answered ${answer.status} ${code ?? ''}, which its contract does not list.`,
  );
};

/** Refresh tokens by session token. Shared, because people of a test may use several apis. */
const refreshTokens = new Map<string, string>();

/** The whole api on a test database, with a movable clock and readable logs. */
export const createTestApi = async ({
  apiUrl,
  sandboxUrl,
  environment,
  deps: more,
  database: given,
}: TestSettings = {}) => {
  const database = given ?? (await openTestDatabase());
  const config: Config = parseConfig({
    API_URL: apiUrl ?? 'http://localhost:5901',
    SITE_URL: siteUrl,
    SANDBOX_URL: sandboxUrl ?? 'http://localhost:1',
    STAFF_ORIGIN: deskUrl,
    MAIL_URL: 'smtp://localhost:1',
    LOG_LEVEL: 'trace',
    ...environment,
  });
  const logs: string[] = [];
  const secrets = new Set<string>();
  const time = { offsetMs: 0 };
  const clock = { now: () => Date.now() + time.offsetMs };
  const logger = createLogger(config.logLevel, { write: (line) => logs.push(line) });
  const deps: Deps = {
    db: database.db,
    jobs: database.jobs,
    exclusive: database.exclusive,
    clock,
    config,
    identityProviders: createIdentityProviders(config),
    billing: createRecurlyBilling(config.billing),
    platforms: createPlatforms(config, clock),
    letters: createLetters({ db: database.db, clock, logger, metrics: more?.metrics }),
    logger,
    ...more,
  };
  const services = createServices(deps);
  const app = createApp(deps, services);

  const withOwnCookie = (path: string, request: TestCall): TestCall => {
    const isBound = endpointPatterns.some(
      ({ endpoint, pattern }) => endpoint.auth === 'bearer+cookie' && pattern.test(path),
    );
    const cookie = isBound ? refreshTokens.get(request.token ?? '') : undefined;
    return cookie === undefined ? request : { cookie, ...request };
  };

  const call = async (path: string, given: TestCall = {}): Promise<Response> => {
    const request = withOwnCookie(path, given);
    const method = request.method ?? 'GET';
    const answer = await app.request(path, {
      method,
      headers: headersOf(request),
      body: bodyOf(request.body),
    });
    await assertInContract(method, path, answer);
    return answer;
  };

  const signUp = async (
    name = `person-${randomUUID().slice(0, 8)}`,
    provider: Provider = 'twitch',
  ): Promise<TestPerson> => {
    const email = `${randomUUID().slice(0, 8)}@people.example`;
    const profile = {
      subject: randomUUID(),
      username: name,
      displayName: name,
      email,
      emailVerified: true,
      avatar: null,
    };
    const consent = { marketingOptIn: false, licenseVersion: null, marketingVersion: null, page: '/' };
    const user = await createUser(deps, provider, profile, consent, new Date(deps.clock.now()));
    if (user === null) throw new Error('The test person could not be made.');
    return { user, ...(await signIn(user, provider)) };
  };
  /** Without a provider by the account's first identity. */
  const signIn = async (user: UserRow, provider?: Provider) => {
    const [first] = await deps.db
      .select({ provider: identities.provider })
      .from(identities)
      .where(eq(identities.userId, user.id))
      .orderBy(identities.id);
    const rotation = await services.sessions.refresh.begin(user.id, provider ?? first?.provider ?? 'twitch');
    if (rotation === null) throw new Error('The account has no such sign-in.');
    const { familyId, token: refreshToken } = rotation;
    const token = await services.sessions.sign(user, familyId);
    for (const secret of [token, refreshToken, user.email, user.hash])
      if (secret !== null) secrets.add(secret);
    refreshTokens.set(token, refreshToken);
    return { familyId, refreshToken, token };
  };

  return {
    app,
    deps,
    services,
    logs,
    time,
    call,
    signUp,
    signIn,
    /** What the link in a letter of this kind to the person says after `letter=`. */
    unsubscribeCode: ({ user }: Pick<TestPerson, 'user'>, kind: LetterKind): string => {
      const url = new URL(unsubscribeUrl(config, { hash: user.hash, kind }));
      return url.searchParams.get('letter') ?? '';
    },
    /** What the link in the letter to whoever asks for this order says after `link=`; null where no letter is written. */
    withdrawalLink: async (number: string, email: string): Promise<string | null> => {
      await services.withdrawalAsks.ask(number, email);
      await services.withdrawalAsks.settled();
      const [row] = await deps.db
        .select()
        .from(letters)
        .where(and(eq(letters.kind, 'withdrawal-link'), eq(letters.address, email)))
        .orderBy(desc(letters.queuedAt));
      const letter = row?.letter;
      return letter?.kind === 'withdrawal-link' && letter.number === number
        ? new URL(letter.url).searchParams.get('link')
        : null;
    },
    /** Adds the configured partner codes to the database, as the start of the api does. */
    seedRedeemCodes: () => seedRedeemCodes(deps, config.redeemCodes),
    close: async () => {
      await services.stopWork();
      await database.close();
      // A secret in the log fails the test file.
      const found = findSecrets(logs.join(''), secrets);
      if (found.length > 0) throw new Error(`The log holds ${found.join(', and ')}`);
    },
  };
};

export type TestApi = Awaited<ReturnType<typeof createTestApi>>;

/** The error of an answer. Throws unless it is an error of the contract. */
export const errorOf = async (answer: Response) => errorBody.parse(await answer.json()).error;

/** The code of an error answer. */
export const codeOf = async (answer: Response): Promise<string> => (await errorOf(answer)).code;

/** Status and body of an answer, without its request id. */
export const saidBy = async (answer: Response): Promise<string> =>
  `${answer.status} ${(await answer.text()).replace(/,"request_id":"[\da-f-]{36}"/, '')}`;

/** The token of an answer to a refresh. */
export const tokenOf = async (answer: Response): Promise<string> =>
  endpoints.refresh.response.parse(await answer.json()).token;
