import { afterEach, expect, it, vi } from 'vitest';
import { fetchKeys, readStoredKeys, storedKeysName } from './useCheckSources.ts';

const issuer = 'https://api.example.com';
const keys = { keys: [{ kid: 'a' }] };

const memory = () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  return { kept, storage };
};
afterEach(() => vi.unstubAllGlobals());

it('keeps what it reads, for that issuer', async () => {
  const { storage } = memory();
  vi.stubGlobal('fetch', async () => Response.json(keys));
  expect(readStoredKeys(storage, issuer)).toBeNull();
  expect(await fetchKeys(storage, issuer)).toEqual(keys);
  expect(readStoredKeys(storage, issuer)).toEqual(keys);
  expect(readStoredKeys(storage, 'https://elsewhere.example.com')).toBeNull();
});

it('keeps no answer that is none, and reads nothing that is broken', async () => {
  const { kept, storage } = memory();
  vi.stubGlobal('fetch', async () => new Response('busy', { status: 503 }));
  await expect(fetchKeys(storage, issuer)).rejects.toThrow('503');
  kept.set(storedKeysName, '{');
  expect(readStoredKeys(storage, issuer)).toBeNull();
});
