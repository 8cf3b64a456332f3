import * as z from 'zod/mini';

/** The answer of a call whose body nobody reads: 204, or any 2xx. */
export const noContent = z.void();

/** One path segment: no separators and no dots, so that an id can never change the path. */
export const pathId = z.string().check(z.regex(/^[\w-]{1,128}$/));

/** An identity or account id that is a whole number. */
export const integerId = z.int().check(z.positive());

/** Text that may not be empty. */
export const filledText = (maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength));

/** An e-mail address (at most 254 characters, RFC 5321). */
export const emailAddress = z.email().check(z.maxLength(254));

/** A coupon or gift-card code; `null` and `''` both mean none. */
export const promoCode = z._default(z.nullable(z.string().check(z.trim(), z.maxLength(64))), null);

/** A date or an instant in ISO 8601, e.g. `2026-11-20` or `2026-11-20T12:00:00Z`. */
export const isoMoment = z.union([z.iso.datetime({ offset: true }), z.iso.date()]);

/** Missing and `null` are the same: `null`. */
export const orNull = <S extends z.core.SomeType>(schema: S) => z._default(z.nullable(schema), null);

/** A display name, composed (NFC), so that one name is one text. What it may hold, `displayNameProblem` says. */
export const displayName = z.string().check(z.trim(), z.normalize('NFC'), z.minLength(1), z.maxLength(50));

/** A channel of the video platform: 'UC' and 22 characters. */
export const videoChannelId = z.string().check(z.trim(), z.regex(/^UC[\w-]{22}$/));
