import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns, lawTimeoutMs } from '../../testing/purchases.ts';
import { faqs } from '../content.ts';
import {
  type AudienceTierName,
  audienceTierNames,
  audienceTiers,
  averageViews,
  finalTier,
  isLargerTier,
  listCents,
  type PlanCode,
  priceStartMs,
  proPriceRows,
  proSignUpState,
  tierCorrection,
  tierForViewers,
  tierForViews,
  tierPaidBy,
} from '../index.ts';
import { dayMs } from '../time/addSpan.ts';

describe('audience tiers', () => {
  it.each<[AudienceTierName, 1 | 2 | 3 | 4, number, number, string]>([
    ['One', 1, 2500, 25000, '200 viewers / up to 10,000 views'],
    ['Two', 2, 5000, 50000, '1,000 / 100,000'],
    ['Three', 3, 10000, 100000, '10,000 / 1,000,000'],
    ['Four', 4, 50000, 500000, '10,000+ / 1,000,000+'],
  ])('%s', (name, number, monthlyCents, yearlyCents, label) => {
    expect(audienceTiers[name]).toMatchObject({ name, number, monthlyCents, yearlyCents, label });
  });

  it.each<[number, AudienceTierName]>([
    [0, 'One'],
    [199, 'One'],
    [200, 'One'],
    [200.5, 'Two'],
    [201, 'Two'],
    [1_000, 'Two'],
    [1_001, 'Three'],
    [10_000, 'Three'],
    [10_001, 'Four'],
    [Number.MAX_SAFE_INTEGER, 'Four'],
  ])('%d viewers is tier %s', (viewers, name) => {
    expect(tierForViewers(viewers).name).toBe(name);
  });

  it.each<[number, AudienceTierName]>([
    [0, 'One'],
    [9_999, 'One'],
    [10_000, 'One'],
    [10_001, 'Two'],
    [100_000, 'Two'],
    [100_001, 'Three'],
    [1_000_000, 'Three'],
    [1_000_001, 'Four'],
    [Number.MAX_SAFE_INTEGER, 'Four'],
  ])('%d views is tier %s', (views, name) => {
    expect(tierForViews(views).name).toBe(name);
  });

  it('have the limits that the functions use', () => {
    for (const name of audienceTierNames) {
      const { maxViewers, maxViews } = audienceTiers[name];
      expect(tierForViewers(maxViewers ?? Number.MAX_SAFE_INTEGER).name).toBe(name);
      expect(tierForViews(maxViews ?? Number.MAX_SAFE_INTEGER).name).toBe(name);
    }
  });
});

describe('finalTier', () => {
  const viewersFor: Record<AudienceTierName, number> = { One: 200, Two: 201, Three: 1_001, Four: 10_001 };
  const viewsFor: Record<AudienceTierName, number> = { One: 0, Two: 10_001, Three: 100_001, Four: 1_000_001 };
  const pairs = audienceTierNames.flatMap((live) => audienceTierNames.map((video) => [live, video] as const));

  it.each(pairs)('live %s and video %s: the dearer, the live platform on a tie', (live, video) => {
    const final = finalTier({ averageViewers: viewersFor[live], averageViews: viewsFor[video] });
    const isLive = audienceTierNames.indexOf(live) >= audienceTierNames.indexOf(video);
    expect(final).toEqual({ tier: audienceTiers[isLive ? live : video], decidedBy: isLive ? 'tvp' : 'yvp' });
  });

  it('takes the one channel that is connected', () => {
    expect(finalTier({ averageViewers: 0, averageViews: null })).toEqual({
      tier: audienceTiers.One,
      decidedBy: 'tvp',
    });
    expect(finalTier({ averageViewers: null, averageViews: 20_000 })).toEqual({
      tier: audienceTiers.Two,
      decidedBy: 'yvp',
    });
    expect(finalTier({ averageViewers: null, averageViews: null })).toBeNull();
  });

  it('never gets cheaper with a larger audience', { timeout: lawTimeoutMs }, () => {
    const size = fc.option(fc.nat(2_000_000));
    fc.assert(
      fc.property(size, size, fc.nat(2_000_000), (averageViewers, averageViews, more) => {
        const before = finalTier({ averageViewers, averageViews })?.tier.monthlyCents ?? 0;
        const after = finalTier({ averageViewers: (averageViewers ?? 0) + more, averageViews });
        expect(after?.tier.monthlyCents).toBeGreaterThanOrEqual(before);
      }),
      lawRuns,
    );
  });
});

describe('averageViews', () => {
  const video = (publishedAtMs: number, views: number) => ({ publishedAtMs, views });

  it('is 0 without videos', () => {
    expect(averageViews([])).toBe(0);
  });

  it('rounds down to a whole view', () => {
    expect(averageViews([video(1, 10), video(2, 11)])).toBe(10);
  });

  it('takes the 20 most recent, in whatever order they come', () => {
    const recent = Array.from({ length: 20 }, (_, index) => video(1_000 + index, 100));
    expect(averageViews([video(1, 1_000_000), ...recent, video(2, 1_000_000)])).toBe(100);
  });
});

describe('Pro', () => {
  it('has a price for each audience', () => {
    expect(proPriceRows('monthly').map(({ price }) => price)).toEqual(['25', '50', '100', '500']);
    expect(proPriceRows('yearly').map(({ price }) => price)).toEqual(['250', '500', '1,000', '5,000']);
    expect(proPriceRows('monthly')[0]).toEqual({
      tier: 'One',
      twitchAudience: '200 viewers',
      youTubeAudience: 'up to 10,000 views',
      amountCents: 2500,
      price: '25',
    });
  });

  it('says how audiences are measured', () => {
    expect(faqs[4]?.answer).toContain('average viewership over the last 30 days on Twitch');
    expect(faqs[4]?.answer).toContain('average views across the 20 most recent videos on YouTube');
  });
});

describe('proSignUpState', () => {
  const bits = [false, true];
  const cases = bits.flatMap((identity) =>
    bits.flatMap((audience) => bits.map((channel) => [identity, audience, channel] as const)),
  );

  it.each(cases)('identity %s, audience %s, YouTube channel %s', (identity, audience, hasYouTubeChannel) => {
    for (const measured of [
      { averageViewers: 5, averageViews: null },
      { averageViewers: 0, averageViews: 7 },
    ]) {
      const state = proSignUpState({
        identityCount: identity ? 1 : 0,
        averageViewers: audience ? measured.averageViewers : 0,
        averageViews: audience ? measured.averageViews : null,
        hasYouTubeChannel,
      });
      expect(state).toEqual(
        identity && audience && hasYouTubeChannel
          ? { kind: 'ready' }
          : { kind: 'disabled', tooltip: 'You must add a YouTube channel to continue' },
      );
    }
  });
});

describe('a tier that was bought', () => {
  const bought = {
    planCode: 'rockspro_m_v1',
    amountCents: 2500,
    tier: 'Four',
    renewsAtMs: 60 * dayMs,
    atMs: 0,
  } as const;

  it.each<[string, Partial<Parameters<typeof tierCorrection>[0]>, number | null]>([
    ['below the audience is set right', {}, 50_000],
    [
      'below the audience for a year is set right',
      { planCode: 'rockspro_y_v1', amountCents: 25_000 },
      500_000,
    ],
    ['one step below is set right', { amountCents: 10_000 }, 50_000],
    ['that fits stays', { tier: 'One' }, null],
    ['above the audience stays', { amountCents: 50_000, tier: 'Two' }, null],
    ['of another plan stays', { planCode: 'rocksprem_i_m_v2', amountCents: 1 }, null],
    ['that does not renew stays', { renewsAtMs: null }, null],
    ['told 30 days before its renewal is set right', { atMs: 30 * dayMs }, 50_000],
    ['told later than that stays for this renewal', { atMs: 30 * dayMs + 1 }, null],
  ])('%s', (_, changed, expected) => {
    expect(tierCorrection({ ...bought, ...changed })).toBe(expected);
  });

  it.each<[string, { toldAt: string; renewsAt?: string; startedAt?: string; planCode?: PlanCode }, string]>([
    ['30 days before a renewal: with that one', { toldAt: '2026-12-21T00:00Z' }, '2027-01-20'],
    ['a minute later: with the one after', { toldAt: '2026-12-21T00:01Z' }, '2027-02-20'],
    ['months before a renewal: with that one', { toldAt: '2026-06-01' }, '2027-01-20'],
    ['late in a year: a year later', { planCode: 'rockspro_y_v1', toldAt: '2027-01-19' }, '2028-01-20'],
    [
      'before a short month: as the provider counts from the 31st',
      { startedAt: '2027-01-31', renewsAt: '2027-02-28', toldAt: '2027-01-31' },
      '2027-03-31',
    ],
    [
      'after a short month',
      { startedAt: '2027-02-28', renewsAt: '2027-03-31', toldAt: '2027-03-02' },
      '2027-04-30',
    ],
    [
      'in a trial: from its end on',
      { startedAt: '2027-01-31', renewsAt: '2027-02-14', toldAt: '2027-01-31' },
      '2027-03-14',
    ],
  ])('charges the price that was told %s', (_, told, expected) => {
    const { toldAt, renewsAt = '2027-01-20', startedAt, planCode = 'rockspro_m_v1' } = told;
    const startsAtMs = priceStartMs({
      planCode,
      periodStartedAtMs: startedAt === undefined ? null : Date.parse(startedAt),
      renewsAtMs: Date.parse(renewsAt),
      toldAtMs: Date.parse(toldAt),
    });
    expect(new Date(startsAtMs).toISOString().slice(0, 10)).toBe(expected);
  });

  it('is known by its price', () => {
    for (const tier of audienceTierNames) {
      expect(tierPaidBy('rockspro_m_v1', listCents('rockspro_m_v1', tier))).toBe(tier);
      expect(tierPaidBy('rockspro_y_v1', listCents('rockspro_y_v1', tier))).toBe(tier);
    }
    expect(tierPaidBy('rockspro_m_v1', 4999)).toBe('One');
    expect(tierPaidBy('rockspro_m_v1', 0)).toBe('One');
    expect(tierPaidBy('rockspro_m_v1', 90_000)).toBe('Four');
    expect(tierPaidBy('rocksprem_i_m_v2', 1199)).toBeNull();
    expect(isLargerTier('Two', 'One')).toBe(true);
    expect(isLargerTier('Two', 'Two')).toBe(false);
  });
});
