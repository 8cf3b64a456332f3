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

/** The largest audiences of tiers One, Two and Three. */
const viewerLimits = [200, 1_000, 10_000] as const;
const viewLimits = [10_000, 100_000, 1_000_000] as const;

/**
 * Pro's tiers by the size of an audience.
 *
 * @example audienceTiers.Two.monthlyCents // → 5000
 */
export const audienceTiers: Readonly<Record<AudienceTierName, AudienceTier>> = {
  One: {
    name: 'One',
    number: 1,
    maxViewers: viewerLimits[0],
    maxViews: viewLimits[0],
    monthlyCents: /* @__PURE__ */ cents(2500),
    yearlyCents: /* @__PURE__ */ cents(25000),
    label: '200 viewers / up to 10,000 views',
  },
  Two: {
    name: 'Two',
    number: 2,
    maxViewers: viewerLimits[1],
    maxViews: viewLimits[1],
    monthlyCents: /* @__PURE__ */ cents(5000),
    yearlyCents: /* @__PURE__ */ cents(50000),
    label: '1,000 / 100,000',
  },
  Three: {
    name: 'Three',
    number: 3,
    maxViewers: viewerLimits[2],
    maxViews: viewLimits[2],
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
 * Whether a tier is larger than another.
 *
 * @example isLargerTier('Four', 'One') // → true
 */
export const isLargerTier = (tier: AudienceTierName, than: AudienceTierName): boolean =>
  audienceTiers[tier].number > audienceTiers[than].number;

const tierFor = (audience: number, [one, two, three]: readonly [number, number, number]): AudienceTier => {
  if (audience <= one) return audienceTiers.One;
  if (audience <= two) return audienceTiers.Two;
  return audience <= three ? audienceTiers.Three : audienceTiers.Four;
};

/**
 * The tier of a live channel by its average viewers over the last 30 days.
 *
 * @example tierForViewers(200).name // → 'One'
 * @example tierForViewers(201).name // → 'Two'
 */
export const tierForViewers = (averageViewers: number): AudienceTier => tierFor(averageViewers, viewerLimits);

/**
 * The tier of a video channel by its average views across the 20 most recent videos.
 *
 * @example tierForViews(100_000).name // → 'Two'
 * @example tierForViews(1_000_001).name // → 'Four'
 */
export const tierForViews = (averageViews: number): AudienceTier => tierFor(averageViews, viewLimits);
