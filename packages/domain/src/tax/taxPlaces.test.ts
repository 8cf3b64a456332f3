import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes, isTaxByPostalCode, isVat, readPostalCode, vatNumberOf } from '../index.ts';

it.each([
  ['US', true],
  ['CA', true],
  ['DE', false],
])('tax goes by the postal code in %s: %s', (country, isAsked) => {
  expect(isTaxByPostalCode(country)).toBe(isAsked);
});

it('every country has two letters, and is there once', () => {
  expect(countryCodes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  expect(new Set(countryCodes).size).toBe(countryCodes.length);
});

it.each([
  [' 94110 ', 'US', '94110'],
  ['94110-1234', 'US', '94110-1234'],
  ['94110 1234', 'US', '94110-1234'],
  ['941101234', 'US', '94110-1234'],
  ['', 'US', null],
  ['9411', 'US', null],
  ['xxxxx', 'US', null],
  ['V5K 0A1', 'US', null],
  ['H2X 1Y4', 'CA', 'H2X 1Y4'],
  ['h2x1y4', 'CA', 'H2X 1Y4'],
  [' h2x \t 1y4', 'CA', 'H2X 1Y4'],
  ['H2X-1Y4', 'CA', 'H2X 1Y4'],
  ['D2X 1Y4', 'CA', null],
  ['H2X', 'CA', null],
  ['', 'CA', null],
  ['', 'DE', ''],
  [' sw1a   2aa ', 'GB', 'SW1A 2AA'],
])('the postal code "%s" of %s is kept as %s', (text, country, expected) => {
  expect(readPostalCode(text, country)).toBe(expected);
  if (expected !== null) expect(readPostalCode(expected, country)).toBe(expected);
});

/** Numbers in every form that a country has: `#` is any digit. */
const forms: Readonly<Record<string, readonly string[]>> = {
  AT: ['ATU########'],
  BE: ['BE0#########', 'BE1#########'],
  BG: ['BG#########', 'BG##########'],
  CY: ['CY########L'],
  CZ: ['CZ########', 'CZ#########', 'CZ##########'],
  DE: ['DE#########'],
  DK: ['DK########'],
  EE: ['EE#########'],
  ES: ['ESX########', 'ES########X', 'ESX#######X'],
  FI: ['FI########'],
  FR: ['FR###########', 'FRA##########', 'FR#A#########', 'FRAB#########'],
  GR: ['EL#########'],
  HR: ['HR###########'],
  HU: ['HU########'],
  IE: ['IE#######W', 'IE#######WA', 'IE#A#####L'],
  IT: ['IT###########'],
  LT: ['LT#########', 'LT############'],
  LU: ['LU########'],
  LV: ['LV###########'],
  MT: ['MT########'],
  NL: ['NL#########B##'],
  PL: ['PL##########'],
  PT: ['PT#########'],
  RO: ['RO##', 'RO#####', 'RO##########'],
  SE: ['SE############'],
  SI: ['SI########'],
  SK: ['SK##########'],
  XI: ['XI#########', 'XI############', 'XIGD###', 'XIHA###'],
};
const countries = Object.keys(forms);
const each = Object.entries(forms).flatMap(([country, all]) => all.map((form) => [country, form] as const));

/** A number in one of the forms, with its country. */
const anyNumber = fc
  .tuple(fc.constantFrom(...each), fc.array(fc.nat(9), { minLength: 12, maxLength: 12 }))
  .map(([[country, form], digits]) => {
    let at = 0;
    return { country, number: form.replace(/#/g, () => String(digits[at++])) };
  });

describe('VAT numbers', () => {
  it.each([
    ['DE 123 456 789', 'DE', 'DE123456789'],
    ['el-123456789', 'GR', 'EL123456789'],
    ['nl 1234.56.789.b01', 'NL', 'NL123456789B01'],
    ['123 456 789', 'DE', null],
    ['FR123456789', 'DE', null],
    ['DE', 'DE', null],
    ['DE12345', 'DE', null],
    ['DENNIS', 'DE', null],
    ['DE12345678A', 'DE', null],
    ['AT12345678', 'AT', null],
    ['BE2123456789', 'BE', null],
    ['ES123456789', 'ES', null],
    ['FRO1123456789', 'FR', null],
    ['GR123456789', 'GR', null],
    ['IE1234567Z', 'IE', null],
    ['LT1234567890', 'LT', null],
    ['NL123456789001', 'NL', null],
    ['RO1', 'RO', null],
    ['XIAB123', 'XI', null],
    ['', 'DE', null],
    ['GB123456789', 'GB', null],
    ['US123456789', 'US', null],
  ])('"%s" of %s is %s', (text, country, expected) => {
    expect(vatNumberOf(text, country)).toBe(expected);
  });

  it('are there for every country of the union, whose tax is VAT', () => {
    expect(countries).toHaveLength(28);
    expect([...countries, 'GB', 'vat'].filter((type) => !isVat({ type }))).toEqual([]);
    expect(isVat({ type: 'usst' })).toBe(false);
  });

  it('are read however they are spaced, and are those of one country', () => {
    fc.assert(
      fc.property(anyNumber, fc.constantFrom(' ', '.', '-', '/'), ({ country, number }, between) => {
        const written = [...number.toLowerCase()].join(between);
        const taken = countries.filter((one) => vatNumberOf(written, one) === number);
        expect(taken).toEqual([country]);
      }),
    );
  });

  it('are none with a letter for a digit, or with more behind them', () => {
    fc.assert(
      fc.property(anyNumber, ({ country, number }) => {
        const misread = number.replace(/\d(?=\D*\d\D*$)/, 'O');
        expect([misread, `${number}ABC`].map((text) => vatNumberOf(text, country))).toEqual([null, null]);
      }),
    );
  });
});
