import type { SiteConfig } from '../config/siteConfig.ts';
import './earlyAnswers.ts';

interface EarlyCallsPlan {
  readonly configPath: string;
  /** Where the sdk keeps the session token, and where it leaves one that came with the address. */
  readonly tokenKey: string;
  readonly arrivedKey: string;
  /** Whether the token of a link counts here. */
  readonly bindingPath: string;
  /** A stored token that ends earlier is renewed before it is used. */
  readonly refreshMs: number;
}

/**
 * Runs inline in the head of a person's pages, as text, so it may use nothing from outside itself: asks for the
 * configuration and, with the token that is here, for what its element names (`data-calls`).
 *
 * The scripts take the answers as their own (`earlyAnswer`). A checkout's payment script is fetched beside ours.
 */
export const earlyCalls = ({
  configPath,
  tokenKey,
  arrivedKey,
  bindingPath,
  refreshMs,
}: EarlyCallsPlan): void => {
  const answers = new Map<string, Promise<Response>>();
  globalThis.earlyAnswers = answers;
  const { calls = '', pays } = document.currentScript?.dataset ?? {};

  const keep = (key: string, answer: Promise<Response>) => {
    // Who takes it hears of a failure; where nobody does, nobody misses it.
    answer.catch(() => {});
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

  const askApi = (apiUrl: string) => {
    const call = (path: string, credentials: RequestCredentials) => {
      const url = apiUrl.replace(/\/$/, '') + path;
      const Authorization = `Bearer ${token}`;
      const headers = { Accept: 'application/json', Authorization };
      keep(`${url} ${Authorization}`, fetch(url, { headers, cache: 'no-store', credentials }));
    };
    if (linked) call(bindingPath, 'include');
    for (const path of calls.split(' ')) call(path, 'omit');
  };
  const goOn = ({ apiUrl, paymentScriptUrl }: Pick<SiteConfig, 'apiUrl' | 'paymentScriptUrl'>) => {
    if (isGood && calls) askApi(apiUrl);
    if (pays !== undefined) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'preload', as: 'script', href: paymentScriptUrl }));
    }
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
