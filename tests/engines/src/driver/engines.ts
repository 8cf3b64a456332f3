import { findFirefox, findWebKit } from '@backbeat/tooling/engines';
import { startFirefox } from './firefox.ts';
import type { Engine, Scheme } from './Tab.ts';
import { startWebKit } from './webkit.ts';

/** An engine that the tests know, whether or not it is on this machine. */
export interface KnownEngine {
  readonly name: Engine['name'];
  /** Starts it; null where it is missing. */
  readonly start: ((siteUrl: string, scheme: Scheme) => Promise<Engine>) | null;
  /** What to install where it is missing. */
  readonly advice: string;
}

const firefox = findFirefox();
const webkit = findWebKit();

export const engines: readonly KnownEngine[] = [
  {
    name: 'firefox',
    start: firefox === undefined ? null : (...where) => startFirefox(firefox, ...where),
    advice: 'There is no Firefox here. Install it, or set FIREFOX_PATH.',
  },
  {
    name: 'webkit',
    start: webkit === undefined ? null : (...where) => startWebKit(webkit, ...where),
    advice: 'There is no WebKit to drive here. On Debian: apt-get install webkit2gtk-driver xvfb xauth.',
  },
];
