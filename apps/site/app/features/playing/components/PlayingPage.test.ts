import { describe, expect, it } from 'vitest';
import { playedTimeText } from './PlayingPage.tsx';

const noon = Date.UTC(2026, 10, 20, 12);
const local = (ms: number) => new Date(ms).toISOString();

describe('playedTimeText', () => {
  it('says the hour for what was played today', () => {
    expect(playedTimeText(local(noon - 60_000), noon, 'UTC')).toBe('11:59 am');
  });

  it('adds the day for what was played before', () => {
    expect(playedTimeText(local(noon - 48 * 3_600_000), noon, 'UTC')).toBe('Nov 18, 12:00 pm');
  });
});
