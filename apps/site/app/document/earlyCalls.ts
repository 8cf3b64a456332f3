import type { SiteConfig } from '../config/siteConfig.ts';

declare global {
  /** What the head of a person's page has asked for, by address and authorization. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/**
 * The answer to what the head has asked for. It is handed out once: a second caller wants a new one.
 *
 * @param key the address; for a call of the api, with a space and its `Authorization` behind it
 */
export const earlyAnswer = (key: string): Promise<Response> | undefined => {
  const answer = globalThis.earlyAnswers?.get(key);
  globalThis.earlyAnswers?.delete(key);
  return answer;
};

interface EarlyCallsPlan {
  readonly configPath: string;
  /** Where the sdk keeps the session token, and where it leaves one that came with the address. */
  readonly tokenKey: string;
  readonly arrivedKey: string;
  /** Whether the token of a link counts here. */
  readonly bindingPath: string;
  /** Whose token it is. */
  readonly ownerPath: string;
  /** A stored token that ends earlier is renewed before it is used. */
  readonly refreshMs: number;
}

/**
 * Runs inline in the head of a person's pages, as text, so it may use nothing from outside itself: asks for the
 * configuration and, with the token that is here, for what its element names (`data-calls`).
 *
 * The scripts take the answers as their own (`earlyAnswer`). Where a card is typed, the provider's script is fetched too.
 */
export const earlyCalls = (plan: EarlyCallsPlan): void => {
  const answers = new Map<string, Promise<Response>>();
  globalThis.earlyAnswers = answers;
  const { calls, pays } = document.currentScript?.dataset ?? {};

  const keep = (key: string, answer: Promise<Response>) => {
    // Callers handle the rejection. An answer that nobody takes is read too, or the network would never be idle.
    answer.then((came) => came.clone().text()).catch(() => {});
    answers.set(key, answer);
  };
  /** Acts on what an answer says before anybody has it, so that nobody asks for what is asked for here. */
  const readFirst = async <Content>(asked: Promise<Response>, act: (content: Content) => void) => {
    const answer = await asked;
    // What is wrong with it is told by those who take it.
    await answer
      .clone()
      .json()
      .then(act)
      .catch(() => {});
    return answer;
  };
  /** When a token ends; one that cannot be read has ended. */
  const endMs = (token: string): number => {
    try {
      const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
      return Number(JSON.parse(atob(claims)).exp) * 1000;
    } catch {
      return 0;
    }
  };
  const storedToken = (): string => {
    try {
      return sessionStorage.getItem(plan.tokenKey) ?? '';
    } catch {
      return '';
    }
  };
  const hash = `${Reflect.get(globalThis, plan.arrivedKey) ?? ''}`;
  const linked = (/[#&]token=([^&]+)/.exec(hash) ?? /^#([^&]+)/.exec(hash))?.[1];
  const token = linked ?? storedToken();
  const isGood = endMs(token) - Date.now() > (linked ? 0 : plan.refreshMs);

  const askApi = (apiUrl: string, paths: readonly string[]) => {
    const Authorization = `Bearer ${token}`;
    const headers = { Accept: 'application/json', Authorization };
    const urlOf = (path: string) => apiUrl.replace(/\/$/, '') + path;
    const call = (path: string, credentials: RequestCredentials = 'omit') =>
      fetch(urlOf(path), { headers, cache: 'no-store', credentials });
    const keepCall = (path: string, answer = call(path)) => keep(`${urlOf(path)} ${Authorization}`, answer);
    const keepCalls = (asked: readonly string[]) => {
      for (const path of asked) keepCall(path);
    };
    if (!linked) return keepCalls(paths);
    // A link can carry anybody's token: until it counts here, it is asked whose it is and nothing else.
    const isOwner = (path: string) => path === plan.ownerPath;
    const binding = readFirst(call(plan.bindingPath, 'include'), ({ bound }: { bound?: boolean }) => {
      if (bound === true) keepCalls(paths.filter((path) => !isOwner(path)));
    });
    keepCall(plan.bindingPath, binding);
    keepCalls(paths.filter(isOwner));
  };
  const config = readFirst(
    fetch(plan.configPath, { credentials: 'same-origin' }),
    ({ apiUrl, paymentScriptUrl }: SiteConfig) => {
      if (isGood && calls) askApi(apiUrl, calls.split(' '));
      if (pays === undefined) return;
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href: paymentScriptUrl }));
    },
  );
  keep(plan.configPath, config);
};
