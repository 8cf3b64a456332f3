import { describe, expect, it } from 'vitest';
import { openTab } from '../../test/openTab.ts';
import { apiFailure } from '../testing/createTestTransport.ts';
import { testToken } from '../testing/sessionToken.ts';
import { storageKeys } from './storageKeys.ts';

describe('arriving', () => {
  it('follows a saved redirect once', async () => {
    const first = openTab({ stored: { redirect: '/checkout/pro?x=1' } });
    await first.session.start();
    expect(first.visited).toEqual(['/checkout/pro?x=1']);
    expect(first.storage.getItem(storageKeys.redirect)).toBeNull();
  });

  it('saves only redirects that it would follow', async () => {
    const { session, storage } = openTab();
    session.saveRedirect('https://evil.test/');
    expect(storage.getItem(storageKeys.redirect)).toBeNull();
    session.saveRedirect('https://site.test/checkout/pro?x=1');
    expect(storage.getItem(storageKeys.redirect)).toBe('/checkout/pro?x=1');
  });

  it('goes to return_url at once', async () => {
    const { session, visited } = openTab({ href: 'https://site.test/?return_url=%2Fpricing' });
    const started = session.start();
    expect(visited).toEqual(['/pricing']);
    await started;
  });

  it('goes to an allowed host, and to no other', async () => {
    const allowed = { allowedOrigins: ['https://player.test'] };
    const good = openTab({ ...allowed, href: 'https://site.test/?return_url=https%3A%2F%2Fplayer.test%2Fa' });
    const bad = openTab({ ...allowed, href: 'https://site.test/?return_url=https%3A%2F%2Fevil.test%2Fa' });
    await Promise.all([good.session.start(), bad.session.start()]);
    expect(good.visited).toEqual(['https://player.test/a']);
    expect(bad.visited).toEqual([]);
  });

  it.each([
    ['rockspro_m_v1', null],
    ['free', 'free'],
  ])('clears the selected plan %s once the user is known', async (selectedPlan, left) => {
    const { session, storage } = openTab({ stored: { selectedPlan, token: testToken() } });
    await session.start();
    expect(storage.getItem(storageKeys.selectedPlan)).toBe(left);
  });

  it('keeps the selected plan of somebody who is signed out', async () => {
    const { session, storage } = openTab({
      stored: { selectedPlan: 'rockspro_m_v1' },
      answers: { sso: () => apiFailure('provider_unavailable') },
    });
    await session.start();
    expect(storage.getItem(storageKeys.selectedPlan)).toBe('rockspro_m_v1');
  });
});
