/** What the browser has to load before a prerendered page is alive. */
interface StartPlan {
  /** The router's manifest, which sets a global. */
  readonly manifest: string;
  /** The modules of the page's routes: id and address. */
  readonly routes: readonly (readonly [id: string, address: string])[];
  /** The module that takes the page over. */
  readonly entry: string;
  /** Everything that those import, to be fetched at once. */
  readonly preload: readonly string[];
}

const moduleScript = /<script type="module" async="">([\s\S]*?)<\/script>/;
const preloadLink = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

const only = (text: string, pattern: RegExp): string => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) {
    throw new Error(
      `The router's start script has changed: nothing in it matches ${pattern}. Mend startPlan.ts.`,
    );
  }
  return found;
};

/** The start script of the router, taken apart. */
const readScript = (script: string): Omit<StartPlan, 'preload'> => {
  const addresses = new Map(
    [...script.matchAll(/import \* as (\w+) from "([^"]+)";/g)].map(([, name = '', address = '']) => [
      name,
      address,
    ]),
  );
  const table = only(script, /window\.__reactRouterRouteModules = \{(.*?)\};/s);
  const routes = [...table.matchAll(/"([^"]+)":(\w+)/g)].map(
    ([, id = '', name = '']) => [id, addresses.get(name) ?? only('', new RegExp(name))] as const,
  );
  return {
    manifest: only(script, /import "([^"]+manifest[^"]+)";/),
    routes,
    entry: only(script, /import\("([^"]+)"\);/),
  };
};

/** A prerendered page with its scripts waiting, and what they are. */
export interface WaitingPage {
  readonly html: string;
  readonly plan: StartPlan;
}

/**
 * Takes the router's scripts and preloads out of a page and leaves a plan in their place, so that the page paints
 * from its HTML alone. The place of the script element stays taken, because the browser's React counts on it.
 * Throws an Error when the router writes its start script in another way.
 */
export const withWaitingScripts = (html: string): WaitingPage => {
  const plan: StartPlan = {
    ...readScript(only(html, moduleScript)),
    preload: [...html.matchAll(preloadLink)].map(([, address = '']) => address),
  };
  const block = `<script type="application/json" id="start-plan">${JSON.stringify(plan).replaceAll('<', '\\u003c')}</script>`;
  return { plan, html: html.replace(preloadLink, '').replace(moduleScript, () => block) };
};
