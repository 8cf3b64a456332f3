import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from './Endpoint.ts';
import { isoDate, isoDateTime, isoMoment, uuid, webAddress } from './fields.ts';

const fits = (schema: Schema, text: string) => z.safeParse(schema, text).success;

describe('isoDate', () => {
  it.each(['2026-11-20', '2024-02-29', '2000-02-29', '0001-01-01'])('takes %j', (text) => {
    expect(fits(isoDate, text)).toBe(true);
  });

  it.each(['', '2026-02-30', '2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10'])(
    'refuses %j, a day that does not exist',
    (text) => {
      expect(fits(isoDate, text)).toBe(false);
    },
  );

  it.each(['2026-1-1', '1 Jan 2026', '2026/11/20', ' 2026-11-20', '2026-11-20T12:00:00Z', '+010000-01-01'])(
    'refuses %j, which is written otherwise',
    (text) => {
      expect(fits(isoDate, text)).toBe(false);
    },
  );
});

describe('isoDateTime', () => {
  it.each(['2026-11-20T12:00:00Z', '2026-11-20T23:59:59.999999Z', '2026-11-20T00:00:00+05:30'])(
    'takes %j',
    (text) => {
      expect(fits(isoDateTime, text)).toBe(true);
    },
  );

  it.each([
    ...['2026-11-20', '2026-02-30T12:00:00Z', '2026-11-20T24:00:00Z', '2026-11-20T12:60:00Z'],
    ...['2026-11-20T12:00:00', '2026-11-20T12:00Z', '2026-11-20 12:00:00Z', '2026-11-20T12:00:00+24:00'],
    ...['2026-11-20T12:00:00z', '2026-11-20T12:00:00Z\n'],
  ])('refuses %j', (text) => {
    expect(fits(isoDateTime, text)).toBe(false);
  });
});

it('isoMoment takes both', () => {
  expect(['2026-11-20', '2026-11-20T12:00:00Z', 'today'].map((text) => fits(isoMoment, text))).toEqual([
    true,
    true,
    false,
  ]);
});

it('uuid takes what crypto makes, and nothing around it', () => {
  const id = crypto.randomUUID();
  expect([id, id.toUpperCase(), `${id}0`, ` ${id}`, id.slice(1), ''].map((text) => fits(uuid, text))).toEqual(
    [true, true, false, false, false, false],
  );
});

it.each([
  ['https://example.com/a.png?b=c', true],
  ['HTTP://example.com', true],
  ['//example.com', false],
  ['https://', false],
  ['https://a b', false],
  ['javascript:alert(1)', false],
  ['data:image/png;base64,AAAA', false],
])('webAddress: %j is %j', (text, expected) => {
  expect(fits(webAddress, text)).toBe(expected);
});
