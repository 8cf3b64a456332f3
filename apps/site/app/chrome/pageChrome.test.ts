import { describe, expect, it } from 'vitest';
import { pageChrome } from './pageChrome.ts';

describe('pageChrome', () => {
  it.each(['/', '/pricing', '/settings', '/checkout/pro', '/nobody-knows-this'])(
    'shows everything on %s',
    (path) => {
      expect(pageChrome(path)).toEqual({
        header: 'on-ground',
        navigation: true,
        account: true,
        signUp: true,
        footer: 'full',
      });
    },
  );

  it.each(['/checkout/premium', '/checkout/premiumdownloads', '/pipelinegg', '/checkout/premium/'])(
    'hides entries, account and footer on %s',
    (path) => {
      expect(pageChrome(path)).toMatchObject({ navigation: false, account: false, footer: 'hidden' });
    },
  );

  it('offers sign-in and sign-up, no entries and the small footer on /free-trial', () => {
    expect(pageChrome('/free-trial')).toMatchObject({
      navigation: false,
      account: true,
      signUp: true,
      footer: 'minimal',
    });
  });

  it('hides only the footer on /which-plan-is-best', () => {
    expect(pageChrome('/which-plan-is-best')).toMatchObject({
      navigation: true,
      account: true,
      footer: 'hidden',
    });
  });

  it('leaves the page of the link popup blank', () => {
    expect(pageChrome('/settings/profile/link')).toBeNull();
  });
});
