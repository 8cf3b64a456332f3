import { describe, expect, it } from 'vitest';
import { describeError, removeSecrets } from './describeError.ts';

describe('removeSecrets', () => {
  it.each([
    ['no account for Some.One+tag@mail.example!', 'no account for [e-mail]'],
    ['token eyJhbGciOiJFUzI1NiJ9.eyJndWlkIjoiYSJ9.c2lnbmF0dXJl_-1', 'token [token]'],
    ['code 0123456789abcdef01234567 was used', 'code [secret] was used'],
    ['connect ECONNREFUSED 127.0.0.1:4100', 'connect ECONNREFUSED 127.0.0.1:4100'],
  ])('%s → %s', (text, clean) => {
    expect(removeSecrets(text)).toBe(clean);
  });
});

describe('describeError', () => {
  it('leaves the values of a failed query out', () => {
    const error = new Error('Failed query: insert into "users"\nparams: a@b.example,secret', {
      cause: new Error('duplicate key'),
    });
    const text = JSON.stringify(describeError(error));
    expect(text).not.toContain('a@b.example');
    expect(text).not.toContain('params');
    expect(text).toContain('duplicate key');
  });

  it('describes what is no error at all', () => {
    expect(describeError('gone')).toEqual({ message: 'gone' });
  });
});
