import { expect } from 'vitest';
import { inEveryEngine } from '../support/inEveryEngine.ts';

inEveryEngine('the driver layer', (test) => {
  test('opens a page as wide as asked, presses, types and reads', async (tab) => {
    await tab.open('/song-requests');
    await tab.resize(320, 640);
    expect(await tab.run(() => innerWidth)).toBe(320);
    await tab.type({ role: 'textbox', name: 'Song title' }, 'Paper lanterns');
    expect(await tab.run(() => document.querySelector('input')?.value)).toBe('Paper lanterns');
    await tab.press('Tab');
    expect(await tab.run(() => document.activeElement?.getAttribute('name'))).toBe('artist');
    expect(await tab.text({ role: 'heading', name: /Missing a song/ })).toBe('Missing a song? Ask.');
    expect(await tab.has({ role: 'heading', name: 'Nobody wrote this' })).toBe(false);
  });

  test('hears what goes wrong in the page, and nothing where nothing does', async (tab) => {
    await tab.open('/pricing');
    expect(await tab.problems()).toEqual([]);
    await tab.run(() => {
      setTimeout(() => {
        throw new Error('thrown later');
      });
      console.error('said aloud');
    });
    await tab.waitFor(() => new Promise((done) => setTimeout(() => done(true), 100)));
    const problems = await tab.problems();
    expect(problems.join('\n')).toMatch(/thrown later/);
    expect(problems.join('\n')).toMatch(/said aloud/);
  });

  test('follows a popup and goes back to the window that opened it', async (tab) => {
    await tab.open('/about');
    await tab.run(() => {
      open('/terms', '_blank', 'popup,width=500,height=500');
    });
    const popup = await tab.popup();
    await popup.waitForAddress(/\/terms/);
    await popup.see({ role: 'heading', name: /Terms/ });
    await popup.close();
    expect(await tab.address()).toMatch(/\/about/);
  });

  test('keeps nothing from one tab to the next', async (tab) => {
    await tab.open('/about');
    expect(await tab.run(() => localStorage.length + sessionStorage.length)).toBe(0);
    await tab.run(() => localStorage.setItem('kept', 'yes'));
  });
});
