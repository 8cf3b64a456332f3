import { planFeatures } from '@backbeat/domain/content';
import { describe, expect, it } from 'vitest';
import { de } from './de.ts';
import { en } from './en.ts';

describe('German', () => {
  it('says what every plan has in figures and words of its own', () => {
    const values = new Set(
      Object.values(planFeatures).flatMap((features) =>
        Object.values(features).filter((value) => typeof value === 'string'),
      ),
    );
    const german = Object.fromEntries([...values].map((value) => [value, de.featureValue(value)]));
    expect(german).toEqual({
      '40,000': '40.000',
      '5,000': '5.000',
      '10': '10',
      '600,000+': '600.000+',
      '150,000+': '150.000+',
      '60': '60',
      Some: 'Einige',
      Limited: 'Begrenzt',
    });
  });

  it('has no text of the English', () => {
    const same = Object.entries(de).filter(
      ([name, text]) =>
        typeof text === 'string' && text === Object.entries(en).find(([key]) => key === name)?.[1],
    );
    expect(same).toEqual([]);
  });

  it.each([
    [{ amount: 1, unit: 'day' }, 'Testphase, 1 Tag', 'erster Tag', 'Dein erster Tag ist gratis.'],
    [{ amount: 1, unit: 'week' }, 'Testphase, 1 Woche', 'erste Woche', 'Deine erste Woche ist gratis.'],
    [{ amount: 1, unit: 'month' }, 'Testphase, 1 Monat', 'erster Monat', 'Dein erster Monat ist gratis.'],
    [
      { amount: 14, unit: 'day' },
      'Testphase, 14 Tage',
      'die ersten 14 Tage',
      'Deine ersten 14 Tage sind gratis.',
    ],
  ] as const)('counts %j', (span, line, beside, sentence) => {
    expect([de.freeTrialOf(span), de.firstSpan(span), de.firstSpanFree(span)]).toEqual([
      line,
      beside,
      sentence,
    ]);
  });
});
