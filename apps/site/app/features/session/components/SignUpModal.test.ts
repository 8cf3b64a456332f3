import { expect, it } from 'vitest';
import { consentCookies, writeCookies } from './SignUpModal.tsx';

const tail = 'Path=/; Max-Age=864000; SameSite=Lax';

it.each([
  [
    'both',
    { license: true, marketing: true },
    [`backbeat_license=accepted; ${tail}`, `backbeat_marketing=in; ${tail}`],
  ],
  [
    'no news',
    { license: true, marketing: false },
    [`backbeat_license=accepted; ${tail}`, `backbeat_marketing=out; ${tail}`],
  ],
  ['no licence', { license: false, marketing: true }, [`backbeat_marketing=in; ${tail}`]],
])('%s, for ten days', (_name, consent, cookies) => {
  expect(consentCookies(consent, false)).toEqual(cookies);
});

it('stays on https where the page is', () => {
  expect(
    consentCookies({ license: true, marketing: true }, true).every((text) => text.endsWith('; Secure')),
  ).toBe(true);
});

/** A page that keeps cookies as a browser does, or refuses them. */
const createPage = (refuses: boolean) => {
  const kept = new Map<string, string>();
  return {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      const [name = '', value = ''] = text.slice(0, text.indexOf(';')).split('=');
      if (!refuses) kept.set(name, value);
    },
  };
};

it.each([false, true])('says whether the browser kept them (refuses: %s)', (refuses) => {
  const cookies = consentCookies({ license: true, marketing: false }, false);
  expect(writeCookies(cookies, createPage(refuses))).toBe(!refuses);
});
