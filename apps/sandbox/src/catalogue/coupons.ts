import { type Coupon, cents, couponRefusal, coupons as siteCoupons, usedOffer } from '@backbeat/domain';

/** A coupon as the provider keeps it: what it gives, and whether it can still be redeemed. */
export interface CatalogueCoupon extends Coupon {
  readonly name: string;
  /** The account's setting: a coupon works on the one subscription that it was redeemed with, never on charges. */
  readonly redemptionResource: 'subscription';
  readonly state: 'redeemable' | 'expired';
  /** How often one account may redeem it; `null` for no limit. */
  readonly perAccount: number | null;
}

/** One redemption for each account, where the product says that a person can use a coupon once. */
const own = (coupon: Coupon & Pick<CatalogueCoupon, 'name'>): CatalogueCoupon => ({
  ...coupon,
  redemptionResource: 'subscription',
  state: 'redeemable',
  perAccount: couponRefusal(coupon, [usedOffer(coupon)]) === null ? null : 1,
});

const everybodyElse: readonly CatalogueCoupon[] = [
  own({
    code: 'save5',
    name: '$5 off, once',
    discount: { type: 'dollars', amountCents: cents(500) },
    appliesForMonths: null,
    singleUse: true,
    planCodes: null,
  }),
  own({
    code: 'half3',
    name: '50% off for 3 months',
    discount: { type: 'percent', percent: 50 },
    appliesForMonths: 3,
    singleUse: false,
    planCodes: null,
  }),
  own({
    code: 'proonly20',
    name: '20% off Pro',
    discount: { type: 'percent', percent: 20 },
    appliesForMonths: null,
    singleUse: false,
    planCodes: ['rockspro_m_v1', 'rockspro_y_v1'],
  }),
  {
    ...own({
      code: 'bygone10',
      name: '10% off, run out',
      discount: { type: 'percent', percent: 10 },
      appliesForMonths: null,
      singleUse: false,
      planCodes: null,
    }),
    state: 'expired',
  },
];

const names = {
  oneMonthFree: 'One month free',
  vidcon: '50% off for the convention',
  twitch14: '14 days free',
  twitch60: '60 days free',
  twitch90: '90 days free',
} as const satisfies Record<keyof typeof siteCoupons, string>;

const keys = [
  'oneMonthFree',
  'vidcon',
  'twitch14',
  'twitch60',
  'twitch90',
] as const satisfies readonly (keyof typeof siteCoupons)[];

/** Every coupon of the sandbox: the site's own, and some for trying things out. */
export const catalogueCoupons: readonly CatalogueCoupon[] = [
  ...keys.map((key) => own({ ...siteCoupons[key], name: names[key] })),
  ...everybodyElse,
];

/** The coupon of a code, whatever its letters' case; codes are told over the phone. */
export const findCoupon = (code: string): CatalogueCoupon | undefined =>
  catalogueCoupons.find((coupon) => coupon.code.toLowerCase() === code.trim().toLowerCase());

/** Whether a coupon can be redeemed on these plans; no plan named means on any. */
export const isRedeemable = (coupon: CatalogueCoupon, planCodes: readonly string[]): boolean =>
  coupon.state === 'redeemable' &&
  (coupon.planCodes === null ||
    planCodes.length === 0 ||
    coupon.planCodes.some((code) => planCodes.includes(code)));
