import { asCreator, walkIn } from '@backbeat/e2e/walk-in';
import { inForm } from '@backbeat/tooling/inForm';
import { expect } from 'vitest';
import type { Target } from './driver/findTarget.ts';
import type { Tab } from './driver/Tab.ts';
import { expectNoSidewaysScroll } from './support/expectNoSidewaysScroll.ts';
import { inEveryEngine } from './support/inEveryEngine.ts';
import type { SystemUrls } from './support/startSystem.ts';

/** What a visitor finds at an address. */
interface Found {
  readonly sees: readonly Target[];
  /** Where the address leads, if not to itself. */
  readonly at?: string;
  /** Without the frame of a page: nothing says when its scripts have come. */
  readonly isBlank?: boolean;
}

const within = 'main';
const heading = (name: string | RegExp): Target => ({ role: 'heading', name, within });
const button = (name: string | RegExp): Target => ({ role: 'button', name, within });
const region = (name: string): Target => ({ role: 'region', name, within });
const dialog = (name: string): Target => ({ role: 'dialog', name });
const field = (name: string): Target => ({ role: 'textbox', name, within });

const homeHeading = heading(/Music\?/);
const home: Found = { at: '/', sees: [homeHeading] };
const signUp = dialog('Join the fun');
const checkout: Found = {
  sees: [heading('Checkout'), field('First name'), { css: 'iframe[src*="field.html"]' }],
};
const askedAtCheckout: Found = { sees: [heading('Checkout'), signUp] };
const thanks = (title: RegExp): Found => ({ sees: [heading(title), button(/^Launch the/)] });
const toAnybody = (found: Found) => ({ visitor: found, creator: found });

/** Every prerendered page of a person or of a purchase: to a visitor, and to somebody on the Free plan. */
const pages: Readonly<Record<string, { readonly visitor: Found; readonly creator: Found }>> = {
  '/login': { visitor: { sees: [homeHeading, dialog('Sign in to your account')] }, creator: home },
  '/sign-up': { visitor: { sees: [homeHeading, signUp] }, creator: home },
  '/checkout/premium': { visitor: askedAtCheckout, creator: checkout },
  '/checkout/premiumdownloads': { visitor: askedAtCheckout, creator: checkout },
  '/checkout/pro': {
    visitor: { sees: [heading('Connect your channel'), signUp] },
    creator: { sees: [heading('Connect your channel'), region('Twitch')] },
  },
  '/checkout/thank-you': toAnybody(thanks(/^You are on Premium/)),
  '/checkout/thank-you-premiumdownloads': toAnybody(thanks(/^You are on Download/)),
  '/checkout/thank-you-pro': toAnybody(thanks(/^You are on Pro/)),
  '/settings': {
    visitor: home,
    creator: { sees: [heading('Account Overview'), region('Free'), region('At a glance')] },
  },
  '/settings/profile': { visitor: home, creator: { sees: [heading('Edit profile'), field('Display name')] } },
  '/settings/subscription': {
    visitor: home,
    creator: { sees: [heading('Subscription'), region('Free'), field('Code')] },
  },
  '/settings/identity': {
    visitor: home,
    creator: { sees: [heading('Connections'), region('Linked accounts')] },
  },
  '/settings/profile/link': toAnybody({ sees: [], isBlank: true }),
  '/logout': { visitor: home, creator: home },
};

const signIn = async (tab: Tab, system: SystemUrls): Promise<void> => {
  const { token } = await walkIn(system, asCreator('pixelmarmalade'));
  await tab.open(`/about#token=${token}`);
  // This browser has not signed in itself, so it is asked.
  await tab.click({ role: 'button', name: /^Continue as/ });
  await tab.waitFor(() => Object.keys(sessionStorage).some((name) => name.endsWith('.token')));
};

const expectFound = async (
  tab: Tab,
  path: string,
  { sees, at = path, isBlank = false }: Found,
): Promise<void> => {
  await tab.resize(1200, 900);
  await tab.openHeard(path);
  // It comes with the page's scripts.
  if (!isBlank) await tab.see({ role: 'region', name: 'Cookies' });
  for (const target of sees) await tab.see(target);
  await tab.waitForAddress(new RegExp(`\\d${at}$`));
  await expectNoSidewaysScroll(tab);
  expect(await tab.problems()).toEqual([]);
};

const all = Object.entries(pages);
/** In the short form a page of a purchase and one of an account stand for the rest. */
const opened = inForm({
  short: all.filter(([path]) => ['/checkout/premium', '/settings/subscription'].includes(path)),
  whole: all,
});

for (const scheme of inForm<readonly ('dark' | 'light')[]>({ short: ['dark'], whole: ['dark', 'light'] })) {
  inEveryEngine(
    `account pages, ${scheme}`,
    (test) => {
      for (const [path, { visitor }] of opened) {
        test(`${path}, to a visitor`, (tab) => expectFound(tab, path, visitor));
      }
      test('somebody signs in', signIn);
      for (const [path, { creator }] of opened) {
        test(`${path}, to a creator`, (tab) => expectFound(tab, path, creator));
      }
    },
    { isTabShared: true, scheme },
  );
}
