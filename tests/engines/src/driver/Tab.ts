import type { BrowserWindow, Key } from './BrowserWindow.ts';
import { findTarget, inWords, sentPattern, sentTarget, type Target } from './findTarget.ts';
import { until } from './until.ts';

/** The arguments and results of a script that runs in the page. */
type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Runs in the page: whether what it shows holds a text. */
const showsText = (text: ReturnType<typeof sentPattern>): boolean => {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count.
  const shown = document.body.innerText.replace(/\s+/g, ' ');
  return typeof text === 'string' ? shown.includes(text) : new RegExp(text.source, text.flags).test(shown);
};

/** A document: the page in a tab, or what stands in one of its frames. */
class Scope {
  readonly window: BrowserWindow;
  readonly #frames: readonly string[];
  /** Where the document begins in the window, once it is in view. */
  readonly #origin: () => Promise<{ left: number; top: number }>;

  constructor(
    window: BrowserWindow,
    frames: readonly string[] = [],
    origin = async () => ({ left: 0, top: 0 }),
  ) {
    this.window = window;
    this.#frames = frames;
    this.#origin = origin;
  }

  /** Runs a function in the page. It may use nothing but its arguments and what every page has. */
  run<A extends readonly Json[], T>(script: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    return this.window.evaluate<T>(`(${script})(...${JSON.stringify(args)})`, this.#frames);
  }

  /** Waits until a function in the page returns a truthy value. */
  async waitFor<A extends readonly Json[], T>(script: (...args: A) => T, ...args: A): Promise<void> {
    await until(`the page: ${script}`, () => this.run(script, ...args));
  }

  #find(target: Target, isToBePressed = false) {
    return this.run(findTarget, sentTarget(target), isToBePressed);
  }

  /** Whether the target is visible now. */
  async has(target: Target): Promise<boolean> {
    return (await this.#find(target)) !== null;
  }

  /** Waits until the target is visible. */
  async see(target: Target): Promise<void> {
    await this.text(target);
  }

  /** Waits until the target is not visible, or not there. */
  async lose(target: Target): Promise<void> {
    await until(`${inWords(target)} to go`, async () => !(await this.has(target)));
  }

  /** Waits until the text is somewhere in what the page shows. */
  async seeText(text: string | RegExp): Promise<void> {
    await until(`the text ${text}`, () => this.run(showsText, sentPattern(text)));
  }

  /** The text of the target, once it is visible, on one line. */
  async text(target: Target): Promise<string> {
    const { text } = await until(inWords(target), () => this.#find(target));
    return text;
  }

  /** Presses the target with the pointer, as a person does. */
  async click(target: Target): Promise<void> {
    await until(`${inWords(target)} to press`, async () => {
      const found = await this.#find(target, true);
      if (found === null) return false;
      // Afterwards: what is brought into view in a frame may have moved the page around it.
      const { left, top } = await this.#origin();
      await this.window.clickAt(Math.floor(left) + found.x, Math.floor(top) + found.y);
      return true;
    });
  }

  /** Presses the target and types, key by key. */
  async type(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.window.type(text);
  }

  /** The document in a frame of this one. */
  frame(css: string): Scope {
    return new Scope(this.window, [...this.#frames, css], async () => {
      const { left, top } = await this.#origin();
      const frame = await until(`the frame ${css}`, () => this.#find({ css }, true));
      return { left: left + frame.left, top: top + frame.top };
    });
  }
}

/** A browser's tab or window. */
export class Tab extends Scope {
  readonly #siteUrl: string;

  constructor(window: BrowserWindow, siteUrl: string) {
    super(window);
    this.#siteUrl = siteUrl;
  }

  /** Goes to a path of the site or to a whole address, and waits until the page has loaded. */
  open(target: string): Promise<void> {
    return this.window.goTo(new URL(target, this.#siteUrl).href);
  }

  /** Opens a page such that all its problems are recorded: the first scripts may be faster than the driver. */
  async openHeard(target: string): Promise<void> {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await this.open(target);
      if (await this.window.isHeardFromStart()) return;
    }
    throw new Error(`${target} was never heard from its start.`);
  }

  address(): Promise<string> {
    return this.run(() => location.href);
  }

  /** Waits until the address matches. */
  async waitForAddress(pattern: RegExp): Promise<void> {
    await until(`the address ${pattern}`, async () => pattern.test(await this.address()));
  }

  resize(width: number, height: number): Promise<void> {
    return this.window.resize(width, height);
  }

  press(key: Key): Promise<void> {
    return this.window.press(key);
  }

  /** Waits for the window that the page has opened. Closing it closes no more than itself. */
  async popup(): Promise<Tab> {
    return new Tab(await until('a new window', () => this.window.popup()), this.#siteUrl);
  }

  /** Uncaught errors, rejections that nobody handled and console errors since the page was opened. */
  problems(): Promise<readonly string[]> {
    return this.window.problems();
  }

  close(): Promise<void> {
    return this.window.close();
  }
}
