import { afterEach, expect, it, vi } from 'vitest';
import { fetchKeys, readStoredKeys, storedKeysName } from './storedKeys.ts';

const issuer = 'https://api.example.com';
const keys = { keys: [{ kid: 'a' }] };

const memory = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  return { kept, open: () => storage };
};
const blocked = () => {
  throw new Error('The storage is blocked.');
};

afterEach(() => vi.unstubAllGlobals());

it('keeps what it reads, for that issuer', async () => {
  const { open } = memory();
  vi.stubGlobal('fetch', async () => Response.json(keys));
  expect(readStoredKeys(open, issuer)).toBeNull();
  expect(await fetchKeys(open, issuer)).toEqual(keys);
  expect(readStoredKeys(open, issuer)).toEqual(keys);
  expect(readStoredKeys(open, 'https://elsewhere.example.com')).toBeNull();
});

it('does without a storage', async () => {
  vi.stubGlobal('fetch', async () => Response.json(keys));
  expect(await fetchKeys(blocked, issuer)).toEqual(keys);
  expect(readStoredKeys(blocked, issuer)).toBeNull();
});

it('keeps no answer that is none, and reads nothing that is broken', async () => {
  const { kept, open } = memory();
  vi.stubGlobal('fetch', async () => new Response('busy', { status: 503 }));
  await expect(fetchKeys(open, issuer)).rejects.toThrow('503');
  kept.set(storedKeysName, '{');
  expect(readStoredKeys(open, issuer)).toBeNull();
});
