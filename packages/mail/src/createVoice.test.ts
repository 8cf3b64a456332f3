import { amountPerPeriodText, cents, dateText, moneyText } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { createVoice } from './createVoice.ts';
import { de as german } from './texts/de.ts';
import { en as english } from './texts/en.ts';
import type { MailTexts } from './texts/MailTexts.ts';

const en = createVoice('en', 'UTC');
const de = createVoice('de', 'UTC');

describe('facts in words', () => {
  it('are those of the screens', () => {
    const at = '2026-12-22T23:59:59Z';
    expect(en.date(at)).toBe(dateText(at));
    expect(en.money(cents(-500_000))).toBe(moneyText(cents(-500_000)));
    expect(en.perPeriod(cents(25_000), 'rockspro_y_v1')).toBe(amountPerPeriodText(cents(25_000), 'yearly'));
    expect(en.plan('rocksprem_i_y_v2')).toBe('Premium, yearly');
    expect(en.plan('free')).toBe('Free');
    expect(en.month('2027-02')).toBe('February 2027');
    expect([0, 1, 2].map(en.howMany)).toEqual(['None', '1', '2']);
  });

  it('are German in German', () => {
    expect(de.date('2026-12-22T23:59:59Z')).toBe('22. Dezember 2026');
    expect(de.money(cents(500_000))).toBe('5.000,00\u00a0$');
    expect(de.perPeriod(cents(25_000), 'rockspro_y_v1')).toBe('250\u00a0$ pro Jahr');
    expect(de.perPeriod(cents(1199), 'rocksprem_i_m_v2')).toBe('11,99\u00a0$ pro Monat');
    expect(de.plan('rocksprem_i_m_v2')).toBe('Premium, monatlich');
    expect(de.month('2027-02')).toBe('Februar 2027');
    expect([0, 1, 2].map(de.howMany)).toEqual(['Keine', '1', '2']);
  });

  it.each([
    ['America/Los_Angeles', 'December 21, 2026'],
    ['UTC', 'December 22, 2026'],
    ['Pacific/Kiritimati', 'December 22, 2026'],
    ['No/Such_Zone', 'December 22, 2026'],
    ['', 'December 22, 2026'],
  ])('tell the day in %s', (zone, day) => {
    expect(createVoice('en', zone).date('2026-12-22T00:30:00Z')).toBe(day);
    expect(createVoice('en', zone).date('2026-12-22')).toBe('December 22, 2026');
  });

  it('are none where a date is none', () => {
    expect(() => en.date('soon')).toThrow(RangeError);
    expect(() => de.date('soon')).toThrow(RangeError);
  });
});

describe('texts', () => {
  const flat = (texts: object): readonly (readonly [string, string])[] =>
    Object.entries(texts).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[name, value] as const]
        : flat(value).map(([inner, text]) => [`${name} ${inner}`, text] as const),
    );

  it('are German where they are not names', () => {
    const known = new Map(flat(english));
    const same = flat(german).filter(([name, text]) => known.get(name) === text);
    expect(same.map(([name]) => name)).toEqual(['facts code', 'facts link', 'facts name', 'facts video']);
  });

  it('of a letter without one of them do not compile', () => {
    const { button, ...receipt } = german.letters.receipt;
    // @ts-expect-error the button is missing
    const texts: MailTexts = { ...german, letters: { ...german.letters, receipt } };
    expect([button, texts.letters.receipt]).toEqual([german.letters.receipt.button, receipt]);
  });

  it('are as many in both', () => {
    expect(flat(german).map(([name]) => name)).toEqual(flat(english).map(([name]) => name));
  });
});
