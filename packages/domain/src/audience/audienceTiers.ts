import { type Cents, cents } from '../money/cents.ts';

/**
 * The four sizes of audience by which Pro is priced.
 *
 * @example audienceTierNames // → ['One', 'Two', 'Three', 'Four']
 */
export const audienceTierNames = ['One', 'Two', 'Three', 'Four'] as const;

/** One of the four sizes of audience. */
export type AudienceTierName = (typeof audienceTierNames)[number];

/** A size of audience and what Pro costs there, in cents of US dollars. */
export interface AudienceTier {
  readonly name: AudienceTierName;
  /** 1 to 4; also the quantity of each add-on on the hosted page. */
  readonly number: 1 | 2 | 3 | 4;
  /** The most average live viewers in this tier; `null` has no limit. */
  readonly maxViewers: number | null;
  /** The most average video views in this tier; `null` has no limit. */
  readonly maxViews: number | null;
  readonly monthlyCents: Cents;
  readonly yearlyCents: Cents;
  readonly label: string;
}

/**
 * Pro's tiers by the size of an audience.
 *
 * @example audienceTiers.Two.monthlyCents // → 5000
 */
export const audienceTiers: Readonly<Record<AudienceTierName, AudienceTier>> = {
  One: {
    name: 'One',
    number: 1,
    maxViewers: 200,
    maxViews: 10_000,
    monthlyCents: /* @__PURE__ */ cents(2500),
    yearlyCents: /* @__PURE__ */ cents(25000),
    label: '200 viewers / up to 10,000 views',
  },
  Two: {
    name: 'Two',
    number: 2,
    maxViewers: 1_000,
    maxViews: 100_000,
    monthlyCents: /* @__PURE__ */ cents(5000),
    yearlyCents: /* @__PURE__ */ cents(50000),
    label: '1,000 / 100,000',
  },
  Three: {
    name: 'Three',
    number: 3,
    maxViewers: 10_000,
    maxViews: 1_000_000,
    monthlyCents: /* @__PURE__ */ cents(10000),
    yearlyCents: /* @__PURE__ */ cents(100000),
    label: '10,000 / 1,000,000',
  },
  Four: {
    name: 'Four',
    number: 4,
    maxViewers: null,
    maxViews: null,
    monthlyCents: /* @__PURE__ */ cents(50000),
    yearlyCents: /* @__PURE__ */ cents(500000),
    label: '10,000+ / 1,000,000+',
  },
};

/**
 * Is a tier the larger one of two?
 *
 * @example isLargerTier('Four', 'One') // → true
 */
export const isLargerTier = (tier: AudienceTierName, than: AudienceTierName): boolean =>
  audienceTiers[tier].number > audienceTiers[than].number;
