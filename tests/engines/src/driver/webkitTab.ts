import { createScope, type RawDocument } from './createScope.ts';
import { drainProblems, hasArrived, isHeardFromStart, isThisWide, leaveBehind } from './pageScripts.ts';
import type { Key, Tab } from './Tab.ts';
import { until } from './until.ts';
import { type ElementReference, elementPath, openSession, type WebDriverSession } from './WebDriver.ts';

const keyCodes: Readonly<Record<Key, string>> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Space: ' ',
  Tab: '\uE004',
};

const bringIntoView = `arguments[0].scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })`;

interface Window {
  readonly session: WebDriverSession;
  readonly handle: string;
  /** What went wrong in the documents of the session so far. */
  readonly problems: string[];
}

/** The driver has one current window and frame; every command says first which it means. */
const createDocument = (window: Window, frames: readonly string[]): RawDocument<ElementReference> => {
  const { session, handle, problems } = window;
  const execute = <T>(script: string, args: readonly unknown[] = []) =>
    session.post<T>('/execute/sync', { script, args });
  const enter = async () => {
    await session.post('/window', { handle });
    for (const css of frames) {
      const id = await execute<ElementReference>('return document.querySelector(arguments[0])', [css]);
      await session.post('/frame', { id });
    }
  };
  return {
    evaluate: async (expression) => {
      await enter();
      const [json, said] = await execute<[string, string[]]>(
        `const said = (${drainProblems})();
         return Promise.resolve(${expression}).then((value) => [JSON.stringify(value ?? null), said]);`,
      );
      problems.push(...said);
      return json;
    },
    find: async (expression) => {
      await enter();
      return execute<ElementReference | null>(`return ${expression}`);
    },
    click: async (element) => {
      await execute(bringIntoView, [element]);
      await session.post(`${elementPath(element)}/click`);
    },
    type: async (element, text) => {
      await session.post(`${elementPath(element)}/value`, { text });
    },
    frame: (css) => createDocument(window, [...frames, css]),
  };
};

const createTab = (window: Window, siteUrl: string, close: () => Promise<void>): Tab => {
  const { session, handle, problems } = window;
  const scope = createScope(createDocument(window, []));
  const here = () => session.post('/window', { handle });
  const address = async () => {
    await here();
    return session.get<string>('/url');
  };
  return {
    ...scope,
    address,
    close,
    open: async (target) => {
      problems.length = 0;
      await scope.run(leaveBehind);
      await session.post('/url', { url: new URL(target, siteUrl).href });
      // Without a pause: what the new page complains about is heard from the first question on.
      await until(`${target} to load`, () => scope.run(hasArrived), 0);
    },
    waitForAddress: async (pattern) =>
      void (await until(`the address ${pattern}`, async () => pattern.test(await address()))),
    back: async () => {
      await here();
      await session.post('/back');
    },
    resize: async (width, height) => {
      await here();
      await session.post('/window/rect', { width, height });
      await scope.waitFor(isThisWide, width);
    },
    press: async (key) => {
      await here();
      const value = keyCodes[key];
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await session.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    popup: async () => {
      const opened = await until('a new window', async () => {
        const handles = await session.get<string[]>('/window/handles');
        return handles.find((other) => other !== handle);
      });
      const popup = { ...window, handle: opened };
      return createTab(popup, siteUrl, async () => {
        await session.post('/window', { handle: opened });
        await session.delete('/window');
      });
    },
    picture: async () => {
      await here();
      return Buffer.from(await session.get<string>('/screenshot'), 'base64');
    },
    problems: async () => {
      await scope.run(hasArrived);
      return [...problems];
    },
    isHeardFromStart: () => scope.run(isHeardFromStart),
  };
};

/** Opens a session with a browser of its own, and its first tab. */
export const openWebKitTab = async (driverUrl: string, binary: string, siteUrl: string): Promise<Tab> => {
  const session = await openSession(driverUrl, {
    // With every other strategy the driver has each command wait for the load that is under way, and misses its end
    // where a frame or a picture comes late: the command is never answered. Here the page itself is asked.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary,
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  });
  const [handle = ''] = await session.get<string[]>('/window/handles');
  const tab = createTab({ session, handle, problems: [] }, siteUrl, () => session.delete());
  await tab.resize(1200, 900);
  return tab;
};
