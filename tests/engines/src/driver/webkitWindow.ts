import type { BrowserWindow, Key } from './BrowserWindow.ts';
import { until } from './until.ts';

const keyCodes: Readonly<Record<Key, string>> = {
  ArrowLeft: '\uE012',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

/** A command that meets a page which is just being replaced may never be answered; a question is asked again. */
const answerMs = 10_000;

const isUnanswered = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** A command of classic WebDriver. The caller knows what it answers. */
export const send = async <T>(method: 'DELETE' | 'GET' | 'POST', url: string, body?: object): Promise<T> => {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(answerMs),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = await response.json();
  if (response.ok) return value;
  throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
};

/**
 * Runs in the page: from now on the page's errors are kept, and the ones that were kept so far are handed over. Doing
 * it twice keeps nothing twice.
 */
const drainProblems = (): string[] => {
  const key = 'problemsOfThisPage';
  const before: unknown = Reflect.get(window, key);
  if (Array.isArray(before)) return before.splice(0).map(String);
  const kept: string[] = [];
  Reflect.set(window, key, kept);
  // React adds properties to the elements that it hydrates.
  const isTaken = [...document.querySelectorAll('body > *')].some((element) =>
    Object.keys(element).some((name) => name.startsWith('__react')),
  );
  Object.assign(window, { isHeardFromStart: !isTaken });
  window.addEventListener('error', ({ message }) => {
    if (message) kept.push(`uncaught: ${message}`);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => kept.push(`rejected: ${String(reason)}`));
  const { error } = console;
  console.error = (...parts: unknown[]) => {
    kept.push(`console: ${parts.map(String).join(' ')}`);
    error.apply(console, parts);
  };
  return [];
};

/** Whether this is another page than the one that was left, and all of it is there. */
const hasArrived = `!window.isLeftBehind && document.readyState === 'complete' && location.href !== 'about:blank'`;

export interface Session {
  readonly url: string;
  /** The handle of the window that commands go to; null where another one, or a frame, may have them. */
  current: string | null;
}

/** The window of the session that has the handle. */
export const createWindow = (
  session: Session,
  handle: string,
  close = () => send<void>('DELETE', session.url),
): BrowserWindow => {
  const problems: string[] = [];
  const post = <T>(path: string, body: object = {}) => send<T>('POST', `${session.url}${path}`, body);
  const execute = <T>(script: string, args: readonly unknown[] = []) =>
    post<T>('/execute/sync', { script, args });
  /** Not more often than needed: it takes the focus out of a frame. */
  const here = async () => {
    if (session.current === handle) return;
    await post('/window', { handle });
    session.current = handle;
  };
  const act = async (input: object) => {
    await here();
    // A window that closes by what is pressed may take the answer with it; what is waited for next tells.
    await post('/actions', { actions: [input] }).catch((error: unknown) => {
      if (!isUnanswered(error)) throw error;
    });
  };
  const type = (text: string) => {
    const strokes = [...text].flatMap((value) =>
      ['keyDown', 'keyUp'].map((stroke) => ({ type: stroke, value })),
    );
    return act({ type: 'key', id: 'keyboard', actions: strokes });
  };
  const evaluate = async <T>(expression: string, frames: readonly string[] = []) => {
    await here();
    for (const css of frames) {
      session.current = null;
      await post('/frame', { id: await execute('return document.querySelector(arguments[0])', [css]) });
    }
    const ask = () =>
      execute<[Awaited<T>, string[]]>(
        `const said = (${drainProblems})();
         return Promise.resolve(${expression}).then((value) => [value, said]);`,
      );
    const [value, said] = await ask().catch((error: unknown) => {
      if (isUnanswered(error)) return ask();
      throw error;
    });
    problems.push(...said);
    return value;
  };
  return {
    evaluate,
    goTo: async (url) => {
      await evaluate('window.isLeftBehind = true');
      problems.length = 0;
      await post('/url', { url });
      // Without a pause: what the new page complains about is heard from the first question on.
      await until(`${url} to load`, () => evaluate(hasArrived), 0);
    },
    resize: async (width, height) => {
      await here();
      await post('/window/rect', { width, height });
      await until(`a width of ${width}`, () => evaluate(`innerWidth === ${width}`));
    },
    clickAt: (x, y) => {
      const press = ['pointerDown', 'pointerUp'].map((stroke) => ({ type: stroke, button: 0 }));
      return act({ type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }, ...press] });
    },
    drag: (from, to) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', ...from },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerMove', ...to },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    type,
    press: (key) => type(keyCodes[key]),
    popup: async () => {
      const handles = await send<string[]>('GET', `${session.url}/window/handles`);
      const opened = handles.find((other) => other !== handle);
      const closePopup = async () => {
        await post('/window', { handle: opened });
        session.current = null;
        await send('DELETE', `${session.url}/window`);
      };
      return opened === undefined ? undefined : createWindow(session, opened, closePopup);
    },
    problems: async () => {
      await evaluate('true');
      return [...problems];
    },
    isHeardFromStart: () => evaluate('window.isHeardFromStart'),
    close,
  };
};
