import { expect } from 'vitest';
import type { Tab } from './driver/Tab.ts';
import { inEveryEngine } from './support/inEveryEngine.ts';

let made = 0;
const uniqueName = () => {
  made += 1;
  return `Engine ${process.pid}-${Date.now()}-${made}`;
};

const main = 'main';

/** Signs up: from the modal, over the identity provider, back to the wanted page. */
const signUp = async (tab: Tab): Promise<void> => {
  await tab.click({ role: 'checkbox', name: /License Services Agreement/ });
  await tab.click({ role: 'button', name: 'Sign up with Twitch' });
  await tab.waitForAddress(/\/identity\/twitch\//);
  await tab.type({ role: 'textbox', name: 'Display name' }, uniqueName());
  await tab.press('Enter');
};

const buyPremium = async (tab: Tab): Promise<void> => {
  await tab.open('/checkout/premium');
  await signUp(tab);
  await tab.waitForAddress(/\/checkout\/premium$/);
  await tab.type({ role: 'textbox', name: 'First name' }, 'Ada');
  await tab.type({ role: 'textbox', name: 'Last name' }, 'Beat');
  const card = tab.frame('iframe[src*="field.html"]');
  await card.type({ css: 'input[autocomplete="cc-number"]' }, '4111111111111111');
  await card.type({ css: 'input[autocomplete="cc-exp"]' }, '1230');
  await card.type({ css: 'input[autocomplete="cc-csc"]' }, '123');
  await tab.click({ role: 'checkbox', name: /Privacy Policy/ });
  await tab.click({ role: 'button', name: /^(Start|Pay)/, within: main });
  await tab.waitForAddress(/\/checkout\/thank-you\?hash=/);
};

inEveryEngine('an account', (test) => {
  test('buys Premium, then cancels it', async (tab) => {
    await buyPremium(tab);
    await tab.see({ role: 'heading', name: /You are on Premium/ });
    expect(await tab.problems()).toEqual([]);

    await tab.open('/settings/subscription');
    await tab.see({ role: 'dialog', name: 'Welcome to the party!' });
    await tab.press('Escape');
    await tab.click({ role: 'button', name: 'Cancel Premium', within: main });
    await tab.see({ role: 'alertdialog', name: 'Cancel Premium' });
    await tab.click({ role: 'button', name: 'Cancel Premium', within: 'dialog[open]' });
    await tab.seeText(/Valid until .+ and will not renew/);
    expect(await tab.problems()).toEqual([]);
  });

  test('links a Discord account in a small window', async (tab) => {
    await tab.open('/sign-up');
    await signUp(tab);
    await tab.see({ role: 'dialog', name: 'Welcome to the party!' });
    await tab.press('Escape');
    await tab.open('/settings/identity');
    await tab.click({ role: 'button', name: 'Connect Discord' });
    const popup = await tab.popup();
    await popup.waitForAddress(/\/identity\/discord\//);
    await popup.type({ role: 'textbox', name: 'Display name' }, uniqueName());
    await popup.press('Enter');
    await tab.seeText('Discord is connected.');
    await tab.see({ role: 'button', name: 'Sync Discord' });
    expect(await tab.problems()).toEqual([]);
  });
});
