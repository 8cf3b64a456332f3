import { maxEmailLength, maxNameLength, readCode, readEmail } from '@backbeat/domain';
import * as z from 'zod/mini';

/** The answer of a call whose body is not read: 204, or any 2xx. */
export const noContent = z.void();

/** One path segment: no separators and no dots, so that an id can never change the path. */
export const pathId = z.string().check(z.regex(/^[\w-]{1,128}$/));

// zod's own `int`, one check for five formats of numbers, brings 0.4 kB to every client. For JSON Schema this is the same.
const isWhole = z.check<number>(({ value, issues }) => {
  if (!Number.isSafeInteger(value)) issues.push({ code: 'invalid_type', expected: 'int', input: value });
});
isWhole._zod.onattach.push(({ _zod: { bag } }) => {
  Object.assign(bag, {
    format: 'safeint',
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
  });
});

/** A whole number that JavaScript holds exactly. */
export const integer = z.number().check(isWhole);

/** How many, or whole cents that are never below 0. */
export const count = integer.check(z.gte(0));

/** A whole number from 1 on. */
export const positiveInteger = integer.check(z.gte(1));

/** Text that is not empty. */
export const nonEmptyText = z.string().check(z.minLength(1));

/** Text without space around it. */
export const trimmedText = (maxLength: number) => z.string().check(z.trim(), z.maxLength(maxLength));

/** Text without space around it that is not empty. */
export const filledText = (maxLength: number) => trimmedText(maxLength).check(z.minLength(1));

/** A person's name, as `personalProblem` of the domain takes it. */
export const personName = filledText(maxNameLength);

/** An e-mail address as `readEmail` of the domain gives it: an international domain goes in its ASCII form. */
export const emailAddress = z.string().check(
  z.overwrite((text) => readEmail(text) ?? text),
  z.stringFormat('email', (text) => readEmail(text) !== null),
  z.maxLength(maxEmailLength),
);

/** Whether a day exists. Engines read February 30 as March 2. */
const isDay = (text: string): boolean =>
  text.length === 10 && new Date(text).toJSON() === `${text}T00:00:00.000Z`;

const timeOfDay = /^T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;

// One class of zod checks all formats, where `z.iso`, `z.uuid` and `z.url` bring 1.1 kB of their own to every client.

/** A UUID. */
export const uuid = z.stringFormat('uuid', /^[\da-fA-F]{8}(-[\da-fA-F]{4}){3}-[\da-fA-F]{12}$/);

/** A day in ISO 8601, e.g. `2026-11-20`. */
export const isoDate = z.stringFormat('date', isDay);

/** An instant in ISO 8601, e.g. `2026-11-20T12:00:00Z`. */
export const isoDateTime = z.stringFormat(
  'date-time',
  (text) => isDay(text.slice(0, 10)) && timeOfDay.test(text.slice(10)),
);

/** A date or an instant in ISO 8601, e.g. `2026-11-20` or `2026-11-20T12:00:00Z`. */
export const isoMoment = z.union([isoDateTime, isoDate]);

/** An address on the web. Schemes have no case, and a pattern in the OpenAPI document has no flags. */
export const webAddress = z.stringFormat('uri', /^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s/?#]\S*$/);

/** May be missing or `null`, and stays as it is. */
export const nullish = <S extends z.core.SomeType>(schema: S) => z.exactOptional(z.nullable(schema));

/** Missing and `null` are the same: `null`. */
export const orNull = <S extends z.core.SomeType>(schema: S) => z._default(z.nullable(schema), null);

/** A code that people paste, as `readCode` of the domain reads it. */
export const pastedCode = z.string().check(z.overwrite(readCode), z.maxLength(64));

/** A coupon or gift-card code; `null` and `''` both mean none. */
export const promoCode = orNull(pastedCode);

/** A display name, composed (NFC), so that one name is one text. What it may hold, `displayNameProblem` says. */
export const displayName = z.string().check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(50));

/** Words that were agreed to, as they were shown, and their version: `consentTexts` of the domain. */
export const shownWords = z.strictObject({ version: filledText(64), words: filledText(500) });

/** @see shownWords */
export type ShownWords = z.output<typeof shownWords>;

/** The sentence beside a button that pays (`renewalWords` of the domain), and what it says. */
export const shownRenewal = z.strictObject({
  ...shownWords.shape,
  amount_cents: count,
  first_at: isoMoment,
});

/** @see shownRenewal */
export type ShownRenewal = z.output<typeof shownRenewal>;

/** A channel of the video platform: 'UC' and 22 characters. */
export const videoChannelId = z.string().check(z.trim(), z.regex(/^UC[\w-]{22}$/));
