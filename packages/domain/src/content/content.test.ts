import { describe, expect, it } from 'vitest';
import {
  comparisonRows,
  faqs,
  gamingStations,
  marketingFigures,
  planCards,
  planFeatures,
  stationGroups,
  stations,
  stationText,
  statistics,
} from '../content.ts';
import { products } from '../index.ts';

describe('the comparison', () => {
  it('has the ten rows in order', () => {
    expect(comparisonRows.map(({ label }) => label)).toEqual([
      'Twitch-safe Tracks',
      'YouTube-safe Tracks',
      'Curated Stations',
      'Downloadable Tracks',
      'Exclusive Music',
      'Create Playlists',
      'Optional Chatbot',
      'Play Individual Tracks',
      'Backbeat Support',
      'Advanced Music Search',
    ]);
    expect(comparisonRows.map(({ key }) => key)).toEqual([
      'twitchSafeTracks',
      'youTubeSafeTracks',
      'curatedStations',
      'downloadableTracks',
      'exclusiveMusic',
      'createPlaylists',
      'optionalChatbot',
      'playIndividualTracks',
      'backbeatSupport',
      'advancedMusicSearch',
    ]);
  });

  it('says what Free has, in the figures that marketing uses', () => {
    const { free } = marketingFigures;
    expect(planFeatures.free.twitchSafeTracks).toBe(free.twitchSafeTracks.toLocaleString('en-US'));
    expect(planFeatures.free.youTubeSafeTracks).toBe(free.youTubeSafeTracks.toLocaleString('en-US'));
    expect(planFeatures.free.curatedStations).toBe(String(free.curatedStations));
    expect(free.twitchSafeTracks).toBe(marketingFigures.secondary.twitch * 1000);
    expect(free.youTubeSafeTracks).toBe(marketingFigures.secondary.youTube * 1000);
    expect(free.curatedStations).toBe(marketingFigures.secondary.stations);
  });

  it('counts the whole catalogue for Premium and Pro, in the figures that marketing uses', () => {
    const { twitch, youTube, stations: count } = marketingFigures;
    for (const product of ['premium', 'pro'] as const) {
      expect(planFeatures[product].twitchSafeTracks).toBe(`${twitch},000+`);
      expect(planFeatures[product].youTubeSafeTracks).toBe(`${youTube},000+`);
      expect(planFeatures[product].curatedStations).toBe(String(count));
    }
    expect(Object.values(planFeatures.pro)).not.toContain(false);
  });
});

describe('the plan cards', () => {
  it.each(products)('%s has every feature by its key, and a price at both periods', (product) => {
    const card = planCards[product];
    expect(Object.keys(card.features)).toEqual(comparisonRows.map(({ key }) => key));
    expect(card.monthly.code).toBe(product === 'free' ? 'free' : card.monthly.code);
    expect(card.perks.length).toBeGreaterThanOrEqual(3);
    expect(card.couponCode).toBe(product === 'free' ? null : 'backbeat1month');
  });

  it('shows Premium at its special price', () => {
    expect(planCards.premium).toMatchObject({
      type: 'primary',
      title: 'Premium',
      banner: 'Special Price for New Users',
      upgradeLabel: 'Start free trial',
      isFixedPrice: true,
      monthly: {
        symbol: '$',
        value: '11.99',
        label: 'per month',
        previousCents: 1499,
        code: 'rocksprem_i_m_v2',
      },
      yearly: {
        value: '5.99',
        realValue: '71.88',
        realLabel: 'per year',
        subText: '$71.88 per year',
        previousCents: 749,
        code: 'rocksprem_i_y_v2',
      },
    });
    expect(planCards.premium.perks).toContain('70% of your fee goes to artists');
    expect(planCards.premium.monthly).not.toHaveProperty('realValue');
  });

  it('shows Pro from its lowest price', () => {
    expect(planCards.pro).toMatchObject({
      upgradeLabel: 'Start free trial',
      isFixedPrice: false,
      monthly: { value: '25', subText: 'Billed every month' },
      yearly: { value: '21', realValue: '250', subText: '$250 per year' },
    });
  });

  it('lets people try Free, on one price', () => {
    expect(planCards.free.upgradeLabel).toBe('Try for free');
    expect(planCards.free.yearly).toEqual(planCards.free.monthly);
    expect(planCards.free.monthly).toMatchObject({ value: '0', code: 'free' });
    expect(planCards.free.detailsPath).toBeNull();
  });
});

describe('stations and figures', () => {
  it.each([
    ['chill', 'Chill', '4272 tracks | 201 hrs'],
    ['lofi', 'LoFi', '3560 tracks | 153 hrs'],
    ['calming-cinematics', 'Calming Cinematics', '1733 tracks | 77 hrs'],
    ['electro-swing', 'Electro-Swing', '218 tracks | 10 hrs'],
    ['disco', 'Disco', '409 tracks | 22 hrs'],
    ['rock', 'Rock', '1346 tracks | 73 hrs'],
    ['spooky', 'Spooky', '921 tracks | 35 hrs'],
    ['chiptune', 'Chiptune', '783 tracks | 40 hrs'],
    ['tradition-latin', 'Tradition Latin', '725 tracks | 33 hrs'],
  ] as const)('%s', (id, title, text) => {
    expect(stations[id]).toMatchObject({ id, title });
    expect(stationText(stations[id])).toBe(text);
    expect(stations[id].gradientFrom).not.toBe(stations[id].gradientTo);
  });

  it('come in a group of five and a group of four', () => {
    expect(stationGroups.map((group) => group.map((id) => stations[id].title))).toEqual([
      ['Chill', 'LoFi', 'Calming Cinematics', 'Electro-Swing', 'Disco'],
      ['Rock', 'Spooky', 'Chiptune', 'Tradition Latin'],
    ]);
  });

  it('open in the player by their segment', () => {
    expect(gamingStations.map(({ title }) => title)).toEqual([
      'GTA',
      'League Of Legends',
      'Fortnite',
      'Fifa',
      'Call of Duty',
      'Minecraft',
    ]);
  });

  it('count up to what the specification says', () => {
    expect(statistics.map(({ figure, label, number }) => [figure, label, number])).toEqual([
      ['600K', 'platform-safe tracks', 600],
      ['25K', 'hours of music', 25],
      ['100+', 'tracks added weekly', 100],
      ['100%', 'awesomeness', 100],
    ]);
    expect(marketingFigures).toMatchObject({
      twitch: 600,
      youTube: 150,
      users: 550,
      hoursOfMusic: 25,
      tracksAddedWeekly: 100,
      stations: 60,
      download: 50,
      streamDeckActions: 15,
      home: { stations: 55, youTubeSafeTracks: 114_000, streamDeckActions: 15 },
    });
  });
});

describe('the five questions', () => {
  it.each([
    [0, /unlimited/, /as many tracks as you need/],
    [1, /cleared on YouTube/, /while your Pro plan is active/],
    [2, /cancel/, /any time, from your My Account page/],
    [3, /refund/, /within 14 days of payment/],
    [4, /Pro pricing scale/, /last 30 days.*20 most recent videos.*higher of the two decides/],
  ])('%d', (index, question, answer) => {
    expect(faqs[index]?.question).toMatch(question);
    expect(faqs[index]?.answer).toMatch(answer);
  });

  it('are five, and the last leads to the Pro page', () => {
    expect(faqs).toHaveLength(5);
    expect(faqs[4]?.link?.path).toBe('/for/pro');
  });
});
