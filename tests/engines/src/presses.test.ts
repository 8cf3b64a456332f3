import { asCreator, walkIn } from '@backbeat/e2e/walk-in';
import { expect } from 'vitest';
import { inEveryEngine } from './support/inEveryEngine.ts';

const dialog = { role: 'dialog', name: 'Sign in to your account' } as const;
const beside = { x: 20, y: 450 };

inEveryEngine('a press', (test) => {
  test('closes a dialog where it begins and ends beside it, and as a drag over its edge does not', async (tab) => {
    await tab.open('/about');
    await tab.see({ role: 'region', name: 'Cookies' });
    await tab.click({ role: 'button', name: 'Sign in', within: 'header' });
    await tab.see(dialog);
    const inside = await tab.run(() => {
      const { left, top, width } = document.querySelector('dialog[open] h2')?.getBoundingClientRect() ?? {
        left: 0,
        top: 0,
        width: 0,
      };
      return { x: Math.round(left + width / 2), y: Math.round(top + 5) };
    });
    await tab.window.drag(inside, beside);
    await tab.window.drag(beside, inside);
    expect(await tab.has(dialog)).toBe(true);
    await tab.window.clickAt(beside.x, beside.y);
    await tab.lose(dialog);
    expect(await tab.problems()).toEqual([]);
  });

  test('of Enter that takes a candidate of an input method looks no coupon up', async (tab, system) => {
    const { token } = await walkIn(system, asCreator('pixelmarmalade'));
    await tab.open(`/about#token=${token}`);
    await tab.click({ role: 'button', name: /^Continue as/ });
    await tab.waitFor(() => Object.keys(sessionStorage).some((name) => name.endsWith('.token')));
    await tab.open('/checkout/premium');
    await tab.type({ role: 'textbox', name: 'Coupon', within: 'main' }, 'half');
    const enter = (init: { isComposing?: boolean; keyCode?: number }) =>
      tab.run((more) => {
        const event = new KeyboardEvent('keydown', {
          key: 'Enter',
          bubbles: true,
          cancelable: true,
          ...more,
        });
        document.activeElement?.dispatchEvent(event);
        return event.defaultPrevented;
      }, init);
    // The second is what Safari sends after the end of the composition.
    expect(await enter({ isComposing: true })).toBe(false);
    expect(await enter({ keyCode: 229 })).toBe(false);
    expect(await enter({})).toBe(true);
    await tab.seeText('Invalid');
  });
});
