import { vi } from 'vitest';
import { createTestTransport } from '../src/testing/createTestTransport.ts';
import { memoryEnvironment, testToken } from '../src/testing/memoryEnvironment.ts';

/** Globals of a page of the site that signing in has just led to, on a network that answers every call well. */
export const stubPage = () => {
  const { storage } = memoryEnvironment();
  const origin = 'https://www.example.com';
  const location = {
    href: `${origin}/?return_url=/pricing#token=${testToken()}`,
    origin,
    search: '?return_url=/pricing',
    replace: vi.fn(),
  };
  const history = {
    state: null,
    replaceState: (_state: unknown, _title: string, href: string) => {
      location.href = href;
    },
  };
  const page = {
    ...{ location, history, open: vi.fn() },
    ...{ sessionStorage: storage, localStorage: storage, navigator: globalThis.navigator },
    ...{ addEventListener: vi.fn(), removeEventListener: vi.fn() },
    ...{ screenX: 0, screenY: 0, outerWidth: 1_600, outerHeight: 1_000 },
  };
  const document = { title: '' };
  const log = vi.fn();
  vi.stubGlobal('fetch', createTestTransport({ refresh: () => ({ token: testToken() }) }).fetch);
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', location);
  vi.stubGlobal('document', document);
  vi.spyOn(console, 'log').mockImplementation(log);
  return { page, location, document, log };
};
