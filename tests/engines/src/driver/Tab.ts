/** What goes into a script that runs in the page, and comes back out of it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** A control or a piece of text, named as a person or a screen reader would name it; or a selector. */
export type Target =
  | {
      readonly role: Role;
      /** The accessible name: all of it as a string, or a pattern. */
      readonly name: string | RegExp;
      /** Selector of the part of the page to look in. @default the whole page */
      readonly within?: string;
    }
  | { readonly css: string };

export type Role =
  | 'alertdialog'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'heading'
  | 'link'
  | 'radio'
  | 'region'
  | 'tab'
  | 'textbox';

export type Key =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Space'
  | 'Tab';

/** A document: the page in a tab, or what stands in one of its frames. */
export interface Scope {
  /** Runs a function in the page. It may use nothing but its arguments and what every page has. */
  run<A extends readonly Json[], T>(script: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  /** Waits until a function in the page says something other than false, null, undefined, 0 or ''. */
  waitFor<A extends readonly Json[], T>(script: (...args: A) => T, ...args: A): Promise<void>;
  /** Whether the target is visible now. */
  has(target: Target): Promise<boolean>;
  /** Waits until the target is visible. */
  see(target: Target): Promise<void>;
  /** Waits until the target is not visible, or not there. */
  lose(target: Target): Promise<void>;
  /** Waits until the text is somewhere in what the page shows. */
  seeText(text: string | RegExp): Promise<void>;
  /** The text of the target, once it is visible, on one line. */
  text(target: Target): Promise<string>;
  /** Presses the target with the pointer, as a person does. */
  click(target: Target): Promise<void>;
  /** Presses the target and types, key by key. */
  type(target: Target, text: string): Promise<void>;
  /** The document in a frame of this one. */
  frame(css: string): Scope;
}

/** A browser's tab or window, with nothing stored in it from before. */
export interface Tab extends Scope {
  /** Goes to a path of the site or to a whole address, and waits until the page has loaded. */
  open(address: string): Promise<void>;
  address(): Promise<string>;
  /** Waits until the address matches. */
  waitForAddress(pattern: RegExp): Promise<void>;
  back(): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  press(key: Key): Promise<void>;
  /** Waits for the window that the page has opened. Closing it closes no more than itself. */
  popup(): Promise<Tab>;
  /** A picture of what is visible, as PNG. */
  picture(): Promise<Buffer>;
  /** Uncaught errors, rejections that nobody handled and console errors since the page was opened. */
  problems(): Promise<readonly string[]>;
  /** Whether problems were heard before the page's scripts took it over; what was said earlier is lost. */
  isHeardFromStart(): Promise<boolean>;
  /** Closes the tab; the first one of a session takes its cookies, storage and popups with it. */
  close(): Promise<void>;
}

/** What the visitor's system asks pages to look like. */
export type Scheme = 'dark' | 'light';

/** A browser that runs. */
export interface Engine {
  readonly name: 'firefox' | 'webkit';
  /** A new tab of its own, 1200 x 900. */
  tab(): Promise<Tab>;
  stop(): Promise<void>;
}

/** How long anything is waited for. */
export const patienceMs = 15_000;
