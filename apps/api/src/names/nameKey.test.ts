import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReservedName, nameKey } from './nameKey.ts';

const latin = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -_.'),
});
/** Letters of other alphabets and mathematical letters that look like Latin ones. */
const lookalikes: Readonly<Record<string, string>> = {
  a: '\u0430\u{1d41a}',
  c: '\u0441\u03f2',
  e: '\u0435',
  i: '\u0456l1I|',
  l: 'I1|i',
  o: '\u043e\u03bf0O',
  p: '\u0440',
  s: '\u0455',
  x: '\u0445',
  A: '\u0410\u0391',
  B: '\u0412\u0392',
};

describe('nameKey', () => {
  it('is one with and without joiners', () => {
    expect(nameKey('می\u200cخواهم')).toBe(nameKey('میخواهم'));
    expect(nameKey('ന്\u200dസി')).toBe(nameKey('ന്സി'));
  });

  it('is one for a name in every case and form, and for itself', () => {
    fc.assert(
      fc.property(latin, (name) => {
        const key = nameKey(name);
        expect([nameKey(name.toUpperCase()), nameKey(name.toLowerCase()), nameKey(key)]).toEqual([
          key,
          key,
          key,
        ]);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const forms = (['NFC', 'NFD'] as const).map((form) => nameKey(name.normalize(form)));
        expect(new Set(forms).size).toBe(1);
      }),
    );
  });

  it('is one for a name in which letters were exchanged for ones that look alike', () => {
    const exchanged = fc
      .array(fc.constantFrom(...Object.keys(lookalikes)), { minLength: 1, maxLength: 12 })
      .chain((letters) =>
        fc.tuple(
          fc.constant(letters.join('')),
          fc.tuple(...letters.map((letter) => fc.constantFrom(letter, ...(lookalikes[letter] ?? '')))),
        ),
      );
    fc.assert(
      fc.property(exchanged, ([name, other]) => {
        expect(nameKey(other.join(''))).toBe(nameKey(name));
      }),
    );
  });

  it('tells names apart that nobody takes for each other', () => {
    const names = [
      'Nova',
      'Night Owl',
      'NightOwl',
      'Ärger',
      'Arger',
      '名前',
      'زينب',
      'Nova 2',
      'Nova 3',
      '🎧',
    ];
    expect(new Set(names.map(nameKey)).size).toBe(names.length);
  });
});

it.each([
  'admin',
  'ADMlN',
  '\u0430dmin',
  'Adm1n',
  'Supp0rt',
  '\u0412ackbeat',
  'Backbeat Support',
  'mod\u0435rator',
])('%j speaks for us', (name) => {
  expect(isReservedName(name)).toBe(true);
});

it.each(['Admin Ada', 'Nova', 'Supporter', '🎧', '名前'])('%j speaks for nobody but its owner', (name) => {
  expect(isReservedName(name)).toBe(false);
});
