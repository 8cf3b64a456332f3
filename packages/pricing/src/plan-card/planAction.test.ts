import type { AccountTier, PlanViewer, Product } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { planById } from '../catalog/lookUp.ts';
import { ownCatalog } from '../catalog/ownCatalog.ts';
import { planAction } from './planAction.ts';

type Viewer = AccountTier | 'signed-out';

const player = 'https://player.example';
const toPremium = '/checkout/premium';
const toDownload = '/checkout/premiumdownloads';
const toPro = '/checkout/pro';

/** The whole table of the specification's section 6: what the button says, and where it leads. */
const cells: Record<Viewer, Record<Product, readonly [label: string, href: string | null]>> = {
  'signed-out': {
    free: ['Try for free', null],
    premium: ['Start free trial', toPremium],
    download: ['Start free trial', toDownload],
    pro: ['Start free trial', toPro],
  },
  free: {
    free: ['View player', player],
    premium: ['Upgrade now', toPremium],
    download: ['Upgrade now', toDownload],
    pro: ['Upgrade now', toPro],
  },
  premStream: {
    free: ['View player', player],
    premium: ['View player', player],
    download: ['Change plan', toDownload],
    pro: ['Upgrade now', toPro],
  },
  premDownload: {
    free: ['View player', player],
    premium: ['Change plan', toPremium],
    download: ['View player', player],
    pro: ['Upgrade now', toPro],
  },
  pro: {
    free: ['View player', player],
    premium: ['View player', player],
    download: ['View player', player],
    pro: ['View player', player],
  },
  '0cpm': {
    free: ['View player', player],
    premium: ['View player', player],
    download: ['View player', player],
    pro: ['View player', player],
  },
  admin: {
    free: ['View player', player],
    premium: ['View player', player],
    download: ['View player', player],
    pro: ['View player', player],
  },
};

const viewerOf: Record<Viewer, PlanViewer> = {
  'signed-out': 'signed-out',
  free: { tier: 'free' },
  premStream: { tier: 'premStream' },
  premDownload: { tier: 'premDownload' },
  pro: { tier: 'pro' },
  '0cpm': { tier: '0cpm' },
  admin: { tier: 'admin' },
};

const products: readonly Product[] = ['free', 'premium', 'download', 'pro'];

describe.each(Object.entries(viewerOf))('for %s', (name, viewer) => {
  const row = new Map(Object.entries(cells)).get(name);
  it.each(products)('the button of %s', (product) => {
    const [label, href] = row?.[product] ?? [];
    for (const period of ['monthly', 'yearly'] as const) {
      const options = { session: viewer, billingPeriod: period, playerHref: player };
      const asked = href?.startsWith('/checkout/') ? `?coupon=backbeat1month&billing=${period}` : '';
      expect(planAction(planById(ownCatalog(), product), options)).toMatchObject({
        label,
        href: href === null ? null : `${href}${asked}`,
      });
    }
  });
});
