import { findTarget, type SentTarget, sentTarget } from './findTarget.ts';
import { showsText } from './pageScripts.ts';
import type { Json, Scope, Target } from './Tab.ts';
import { until } from './until.ts';

/** What an engine must be able to do with a document; everything else is made from it. */
export interface RawDocument<Element> {
  /** Evaluates an expression and gives its value, or what it promises, as JSON. */
  evaluate(expression: string): Promise<string>;
  /** Evaluates an expression that is an element or null. */
  find(expression: string): Promise<Element | null>;
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  frame(css: string): RawDocument<Element>;
}

const callText = (script: (...args: never[]) => unknown, args: readonly unknown[]): string =>
  `(${script})(...${JSON.stringify(args)})`;

const inWords = (target: Target): string =>
  'css' in target ? target.css : `the ${target.role} "${target.name}"`;

/** Everything that can be done with a document, from the little that an engine must be able to do. */
export const createScope = <Element>(document: RawDocument<Element>): Scope => {
  const run = async <A extends readonly Json[], T>(
    script: (...args: A) => T,
    ...args: A
  ): Promise<Awaited<T>> => JSON.parse(await document.evaluate(callText(script, args)));
  const find = (target: Target) => {
    const sent: SentTarget = sentTarget(target);
    return document.find(callText(findTarget, [sent]));
  };
  const found = (target: Target) => until(inWords(target), () => find(target));
  /** The page may replace an element between finding and using it; then it is found again. */
  const use = (target: Target, work: (element: Element) => Promise<void>) =>
    until(inWords(target), async () => {
      const element = await find(target);
      if (element === null) return false;
      await work(element);
      return true;
    });

  return {
    run,
    waitFor: async (script, ...args) => void (await until(`the page: ${script}`, () => run(script, ...args))),
    has: async (target) => (await find(target)) !== null,
    see: async (target) => void (await found(target)),
    lose: async (target) =>
      void (await until(`${inWords(target)} to go`, async () => (await find(target)) === null)),
    seeText: async (text) => {
      const isPattern = typeof text !== 'string';
      const [source, flags] = isPattern ? [text.source, text.flags] : [text, ''];
      await until(`the text ${text}`, () => run(showsText, source, flags, isPattern));
    },
    text: async (target) => {
      await found(target);
      const expression = `(${callText(findTarget, [sentTarget(target)])})?.innerText.replace(/\\s+/g, ' ').trim() ?? ''`;
      return JSON.parse(await document.evaluate(expression));
    },
    click: async (target) => void (await use(target, (element) => document.click(element))),
    type: async (target, text) =>
      void (await use(target, async (element) => {
        await document.click(element);
        await document.type(element, text);
      })),
    frame: (css) => createScope(document.frame(css)),
  };
};
