import { personalProblem } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { Schema } from './Endpoint.ts';
import {
  count,
  emailAddress,
  integer,
  isoDate,
  isoDateTime,
  isoMoment,
  personName,
  uuid,
  webAddress,
} from './fields.ts';

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

describe('emailAddress', () => {
  it.each([
    ['d&g@example.com', 'd&g@example.com'],
    ['ada@xn--e1afmkfd.xn--p1ai', 'ada@xn--e1afmkfd.xn--p1ai'],
    ['ada@почта.рф', 'ada@xn--80a1acny.xn--p1ai'],
    [' ann@example.com ', 'ann@example.com'],
  ])('sends %j as %j', (text, sent) => {
    expect(z.parse(emailAddress, text)).toBe(sent);
  });

  it.each(['', 'ann', 'ann@example', 'ada..b@example.com', 'ä@x.com', `${'a'.repeat(243)}@example.com`])(
    'refuses %j',
    (text) => {
      expect(fits(emailAddress, text)).toBe(false);
    },
  );

  it('is an address in JSON Schema', () => {
    expect(z.toJSONSchema(emailAddress)).toMatchObject({ type: 'string', format: 'email', maxLength: 254 });
  });
});

it.each(['A', ' Ada ', 'A'.repeat(100), 'A'.repeat(101), ' ', 'ada..b@example.com'])(
  'personName takes %j where a form does',
  (name) => {
    expect(fits(personName, name)).toBe(personalProblem('first_name', name) === null);
  },
);

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
