export type Key = 'ArrowLeft' | 'Enter' | 'Escape' | 'Tab';

/** A place in a window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** One window of a browser: the commands that Firefox and WebKit take in different ways. */
export interface BrowserWindow {
  /** Gives the value of an expression, or what it promises: in the page, or in the frame that the selectors lead to. */
  evaluate<T>(expression: string, frames?: readonly string[]): Promise<Awaited<T>>;
  /** Goes to an address and waits until the page has loaded; problems are those of this page from here on. */
  goTo(url: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Presses the window with the pointer. */
  clickAt(x: number, y: number): Promise<void>;
  /** Presses at one place, moves, and lets go at another. */
  drag(from: Point, to: Point): Promise<void>;
  /** Types into what has the focus, key by key. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** The window that the page has opened, once it is there. */
  popup(): Promise<BrowserWindow | undefined>;
  /** Uncaught errors, rejections that nobody handled and console errors since the page was opened. */
  problems(): Promise<readonly string[]>;
  /** Whether problems were heard before the page's scripts took it over; what was said earlier is lost. */
  isHeardFromStart(): Promise<boolean>;
  /** Closes the window; the first one of a session takes its cookies, storage and popups with it. */
  close(): Promise<void>;
}

/** The colour scheme of the visitor's system. */
export type Scheme = 'dark' | 'light';

/** A browser that runs. */
export interface Engine {
  /** A new window, 1200 x 900, with nothing stored in it from before. */
  open(): Promise<BrowserWindow>;
  stop(): Promise<void>;
}
