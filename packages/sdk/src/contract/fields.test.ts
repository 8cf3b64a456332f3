import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from './Endpoint.ts';
import { count, emailAddress, integer, isoDate, isoDateTime, isoMoment, uuid, webAddress } from './fields.ts';

const fits = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

describe('integer', () => {
  it.each([0, -0, 1, -1_199, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER])('takes %j', (value) => {
    expect(fits(integer, value)).toBe(true);
  });

  it.each([
    ...[1.5, 1.1 * 100, 2 ** 53, -(2 ** 53), 1e300, Number.NaN, Number.POSITIVE_INFINITY],
    ...['1', '', null, undefined, true, {}, [1], 1n, new Date(0)],
  ])('refuses %s', (value) => {
    expect(fits(integer, value)).toBe(false);
  });

  it('is an integer of JSON Schema, as one of zod itself', () => {
    expect(z.toJSONSchema(integer)).toEqual(z.toJSONSchema(z.int()));
    expect(z.toJSONSchema(count)).toEqual(z.toJSONSchema(z.int().check(z.nonnegative())));
  });
});

it.each([
  ...['ann@example.com', "o'neil+news@mail.example.co.uk", 'a.b_c-d@x-1.io', 'A@B.CO', '_@a.bc', '9@9.ab'],
  ...[
    '',
    'ann',
    'ann@',
    '@example.com',
    'ann@example',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
  ],
  ...[
    "ann'@example.com",
    'ann@-x.com',
    'ann@x.c',
    'ann@x.c1',
    'an n@x.com',
    'ann@x.com ',
    'ä@x.com',
    'ann@x.com\n',
  ],
])('emailAddress takes %j as zod itself does', (text) => {
  expect(fits(emailAddress, text)).toBe(fits(z.email(), text));
});

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
