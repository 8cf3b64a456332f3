import { inForm } from '@backbeat/tooling/inForm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTab } from '../../test/openTab.ts';
import { AuthError } from '../errors/ApiError.ts';
import { testToken } from '../testing/memoryEnvironment.ts';
import { readSessionToken } from './sessionClaims.ts';

const changes = inForm({ short: 10_000, whole: 100_000 });
const genuine = testToken();
const [header = '', claims = '', signature = ''] = genuine.split('.');
const encode = (text: string) => Buffer.from(text).toString('base64url');

/** What can be told from the token alone; tests/contract has the forgeries that only the api can tell. */
const unreadable: readonly (readonly [string, string])[] = [
  ['one part', header],
  ['two parts', `${header}.${claims}`],
  ['four parts', `${genuine}.x`],
  ['a space before', ` ${genuine}`],
  ['a quote around', `"${genuine}"`],
  ['padding', `${genuine}==`],
  ['a line break in the signature', `${header}.${claims}.${signature.slice(0, 3)}\n`],
  ['a character beyond ASCII in the signature', `${header}.${claims}.\u00e9`],
  ['claims that are no base64', `${header}.!!!.${signature}`],
  ['claims that are no JSON', `${header}.${encode('{"exp":')}.${signature}`],
  ['claims that are null', `${header}.${encode('null')}.${signature}`],
  ['exp as text', `${header}.${encode('{"exp":"9999999999"}')}.${signature}`],
  ['exp beyond numbers', `${header}.${encode('{"exp":1e999}')}.${signature}`],
];

describe('a session token', () => {
  it.each(unreadable)('with %s signs out with a 401, and no call is made', async (_, token) => {
    const { session, called, warn } = openTab({ stored: { token } });
    const { status, error } = await session.start();
    expect({ status, calls: called() }).toEqual({ status: 'signed-out', calls: [] });
    expect(error).toBeInstanceOf(AuthError);
    expect(error).toMatchObject({ status: 401 });
    expect(warn).toHaveBeenCalledOnce();
  });

  it(`with any one character changed is read, or is a 401, and nothing else (${changes} changes)`, () => {
    const change = fc.tuple(
      fc.nat(genuine.length - 1),
      fc.string({ minLength: 1, maxLength: 1, unit: 'binary' }),
    );
    fc.assert(
      fc.property(change, ([at, character]) => {
        const token = `${genuine.slice(0, at)}${character}${genuine.slice(at + 1)}`;
        try {
          expect(typeof readSessionToken(token, () => undefined).exp).toBe('number');
        } catch (error) {
          expect(error).toBeInstanceOf(AuthError);
        }
      }),
      { numRuns: changes },
    );
  }, 120_000);
});
