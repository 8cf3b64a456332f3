import type { SiteConfig } from '../config/siteConfig.ts';

declare global {
  /** What the head of a person's page has asked for, by address and authorization. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/**
 * What has been asked for already, once: who asks again wants a new answer.
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
export const earlyCalls = ({
  configPath,
  tokenKey,
  arrivedKey,
  bindingPath,
  ownerPath,
  refreshMs,
}: EarlyCallsPlan): void => {
  const answers = new Map<string, Promise<Response>>();
  globalThis.earlyAnswers = answers;
  const { calls, pays } = document.currentScript?.dataset ?? {};

  const keep = (key: string, answer: Promise<Response>) => {
    // Callers handle the rejection. An answer that nobody takes is read too, or the network would never be idle.
    answer.then((came) => came.clone().text()).catch(() => {});
    answers.set(key, answer);
  };
  /** When a token ends; one that cannot be read has ended. */
  const endMs = (token: string): number => {
    try {
      const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
      const { exp }: { exp?: number } = JSON.parse(atob(claims));
      return Number(exp) * 1000;
    } catch {
      return 0;
    }
  };
  const storedToken = (): string => {
    try {
      return sessionStorage.getItem(tokenKey) ?? '';
    } catch {
      return '';
    }
  };
  const hash = `${Reflect.get(globalThis, arrivedKey) ?? ''}`;
  const linked = (/[#&]token=([^&]+)/.exec(hash) ?? /^#([^&]+)/.exec(hash))?.[1];
  const token = linked ?? storedToken();
  const isGood = endMs(token) - Date.now() > (linked ? 0 : refreshMs);

  const askApi = (apiUrl: string, calls: string) => {
    const call = (
      path: string,
      credentials: RequestCredentials = 'omit',
      first?: (answer: Response) => Promise<void>,
    ) => {
      const url = apiUrl.replace(/\/$/, '') + path;
      const Authorization = `Bearer ${token}`;
      const headers = { Accept: 'application/json', Authorization };
      const answer = fetch(url, { headers, cache: 'no-store', credentials });
      // Before anybody has it, so that nobody asks for what is asked for here.
      const told = async (came: Response) => {
        await first?.(came.clone()).catch(() => {});
        return came;
      };
      keep(`${url} ${Authorization}`, first ? answer.then(told) : answer);
    };
    const paths = calls.split(' ');
    if (!linked) {
      for (const path of paths) call(path);
      return;
    }
    // A link can carry anybody's token: until it counts here, it is asked whose it is and nothing else.
    const others = paths.filter((path) => path !== ownerPath);
    call(bindingPath, 'include', async (answer) => {
      if ((await answer.json()).bound === true) for (const path of others) call(path);
    });
    if (others.length < paths.length) call(ownerPath);
  };
  const goOn = ({ apiUrl, paymentScriptUrl }: Pick<SiteConfig, 'apiUrl' | 'paymentScriptUrl'>) => {
    if (isGood && calls) askApi(apiUrl, calls);
    if (pays === undefined) return;
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href: paymentScriptUrl }));
  };
  const askConfig = async () => {
    const answer = await fetch(configPath, { credentials: 'same-origin' });
    // Before anybody has it, so that nobody asks for what is asked for here. What is wrong with it is told there.
    const config = answer.clone().json();
    await config.then(goOn).catch(() => {});
    return answer;
  };
  keep(configPath, askConfig());
};
