import { expect, it } from 'vitest';
import { keepReturnPath, takeReturnPath } from './returnPath.ts';

it('is the page with what was chosen there, once', () => {
  keepReturnPath({ pathname: '/log', search: '?what=staffSearch&day=2026-11-27' });
  expect(takeReturnPath()).toBe('/log?what=staffSearch&day=2026-11-27');
  expect(takeReturnPath()).toBeNull();
});

it('is still the one of before where a sign-in failed', () => {
  keepReturnPath({ pathname: '/today', search: '' });
  keepReturnPath({ pathname: '/', search: '?error=not-staff.twitch' });
  expect(takeReturnPath()).toBe('/today');
});

it('is no address of another site', () => {
  keepReturnPath({ pathname: '//evil.example', search: '' });
  expect(takeReturnPath()).toBeNull();
});
