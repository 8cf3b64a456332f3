import { describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { pathOf } from './pathOf.ts';

describe('pathOf', () => {
  it('fills in parameters', () => {
    expect(pathOf(endpoints.averageViews, { channelId: 'UC-1' })).toBe(
      '/user-metadata/accounts/youtube/v3/channel/UC-1/average-views',
    );
  });

  it.each([{}, { uguid: '' }, { uguid: '.' }, { uguid: '..' }])('refuses %j', (params) => {
    expect(() => pathOf(endpoints.playing, params)).toThrow(RangeError);
  });

  it.each(['a/b', '../me', '?x', '#y', 'a b', 'é'])('keeps %j within its segment', (uguid) => {
    const path = pathOf(endpoints.playing, { uguid });
    expect(new URL(path, 'https://a.test').pathname.split('/')).toHaveLength(4);
  });
});
