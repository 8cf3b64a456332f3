import {
  ApiError,
  AuthError,
  createClient,
  createSession,
  fixedTexts,
  NetworkError,
  type SessionSnapshot,
} from '@backbeat/sdk';
import { memoryEnvironment } from '@backbeat/sdk/testing';
import { expect, it } from 'vitest';
import { hasEnded, sliceOf } from './followSession.ts';

const client = createClient({ apiUrl: 'https://api.test' });
const idle = createSession({ client, ...memoryEnvironment() }).getSnapshot();
const loading: SessionSnapshot = { ...idle, status: 'loading' };
const signedIn: SessionSnapshot = { ...idle, status: 'signed-in', token: 't', hasLoggedIn: true };
const refused = new AuthError({ endpoint: 'sso', statusText: '', body: null, wireCode: null });
const merged = new AuthError({
  endpoint: 'me',
  statusText: '',
  body: { error: { code: 'unauthorized', message: '', details: { reason: 'account_merged' } } },
  wireCode: 'unauthorized',
});
const offline = new NetworkError({ endpoint: 'me' });
const down = new ApiError({ endpoint: 'me', status: 503, statusText: '', body: null, wireCode: null });
const nobody: SessionSnapshot = { ...idle, status: 'signed-out', error: refused };

it.each<[string, SessionSnapshot, object]>([
  ['before it has started', idle, { status: 'loading', error: null }],
  [
    'asking again: what went wrong is over',
    { ...loading, error: offline },
    { status: 'loading', error: null },
  ],
  ['single sign-on', { ...loading, sso: true }, { status: 'loading', token: null }],
  ['the token', { ...loading, token: 't' }, { status: 'loading', token: 't' }],
  ['the user', signedIn, { status: 'signed-in', token: 't', error: null, hasLoggedIn: true }],
  ['somebody new', { ...signedIn, justSignedUp: true }, { status: 'signed-in', justSignedUp: true }],
  ['nobody: asking again is no help', nobody, { status: 'signed-out', error: { isUnreachable: false } }],
  [
    'an account that is part of another one by now',
    { ...nobody, error: merged },
    { error: { isMerged: true, text: fixedTexts.accountMerged } },
  ],
  ['nobody: no account has gone', nobody, { error: { isMerged: false } }],
  ['no connection', { ...nobody, error: offline }, { status: 'signed-out', error: { isUnreachable: true } }],
  ['a server that failed', { ...nobody, error: down }, { error: { isUnreachable: true } }],
  [
    'a passing error',
    { ...signedIn, error: offline },
    { status: 'signed-in', error: { isUnreachable: true } },
  ],
])('the slice keeps of a snapshot: %s', (_name, snapshot, expected) => {
  expect(sliceOf(snapshot)).toMatchObject(expected);
});

it.each<[string, SessionSnapshot, SessionSnapshot, boolean]>([
  ['signed out by choice', signedIn, { ...idle, status: 'signed-out' }, true],
  ['a 401 while signed in', signedIn, nobody, true],
  ['a sign-out while it was found out', loading, { ...idle, status: 'signed-out' }, true],
  ['nobody is signed in', loading, nobody, false],
  ['still nobody', nobody, { ...nobody, error: null }, false],
  ['a fresh token', signedIn, { ...signedIn, token: 'u' }, false],
])('a session has ended: %s', (_name, before, after, expected) => {
  expect(hasEnded(before, after)).toBe(expected);
});
