import { claimRefusals, giftLimits, giveRefusals, readGiftCode } from '@backbeat/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import {
  count,
  emailAddress,
  filledText,
  isoDate,
  isoMoment,
  orNull,
  personName,
  positiveInteger,
  shownWords,
  uuid,
} from './fields.ts';
import { taxAddress } from './taxAddress.ts';

/** The text of a claim link: 80 bits in four groups. */
const giftCodeShape = z.regex(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/);

/** A gift as its giver sees it: so many months of Premium, claimed by a link, one for each person. */
export const giftSchema = z.object({
  id: uuid,
  code: z.string().check(giftCodeShape),
  plan_code: z.string(),
  places: positiveInteger,
  /** `open` while somebody can claim, `claimed` when every place is, `ended` when the rest cannot be claimed any more. */
  state: z.enum(['open', 'claimed', 'ended']),
  /** The gift cannot be claimed from then on. */
  until: isoMoment,
  created_at: isoMoment,
  paid_cents: count,
  /** The places that came back when the gift ended; `done_at` is null while the money is under way. */
  refund: orNull(z.object({ places: positiveInteger, cents: count, done_at: orNull(isoMoment) })),
  /** Who has claimed, in that order; a name is null once its account is gone. */
  claims: z.array(z.object({ name: orNull(z.string()), claimed_at: isoMoment })),
});

/** @see giftSchema */
export type Gift = z.output<typeof giftSchema>;

/** What the signed-in person has given and claimed, and how many months they may give at once now. */
export const giftsEndpoint = defineEndpoint({
  name: 'gifts',
  method: 'GET',
  path: '/gifts',
  auth: 'bearer',
  response: z.object({
    gifts: z.array(giftSchema),
    max_places: count,
    /** Why `max_places` is below `giftLimits.places`; texts are `giveRefusalTexts` of the domain. */
    limited_by: orNull(z.enum(giveRefusals)),
    /** Months that the person claimed, newest first; `starts_at` is null while one waits until no other plan runs. */
    received: z.array(
      z.object({
        giver: orNull(z.string()),
        claimed_at: isoMoment,
        starts_at: orNull(isoMoment),
        ends_at: orNull(isoMoment),
      }),
    ),
  }),
  retry: 'read',
});

/** Buy gift months. The same payment token buys once, however often it is sent. */
export const giftBuyEndpoint = defineEndpoint({
  name: 'giftBuy',
  method: 'POST',
  path: '/gifts',
  auth: 'bearer',
  body: z.strictObject({
    places: positiveInteger.check(z.lte(giftLimits.places)),
    /** The last day on which a place can be claimed, in UTC: tomorrow at the earliest, in `giftLimits.openDays` at the latest. */
    last_day: isoDate,
    /** The total that was shown; another one is answered with `quote_changed`. */
    total_cents: positiveInteger,
    agreedTerms: z.literal(true),
    first_name: personName,
    last_name: personName,
    email: emailAddress,
    rjs_token_id: filledText(256),
    /** As at the checkout: older words are refused, and without it the terms are noted in unknown words. */
    agreed: z.exactOptional(z.strictObject({ terms: shownWords })),
    three_d_secure_action_result_token_id: z.exactOptional(filledText(256)),
    /**
     * Where the buyer is, where tax is charged, as at the checkout. Without it the account's own counts; where that is
     * not known either, `validation` of this field is the answer, and nothing is charged.
     */
    address: z.exactOptional(taxAddress),
  }),
  response: giftSchema,
  retry: 'keyed',
  timeoutMs: 30_000,
});

/** End one's own gift: what nobody has claimed is refunded, once. Asked again, it answers the same. */
export const giftCancelEndpoint = defineEndpoint({
  name: 'giftCancel',
  method: 'POST',
  path: '/gifts/:id/cancel',
  auth: 'bearer+cookie',
  params: z.object({ id: uuid }),
  response: giftSchema,
  retry: 'keyed',
  timeoutMs: 30_000,
});

const codeParams = z.object({
  code: z.string().check(
    z.overwrite((text) => readGiftCode(text) ?? text),
    giftCodeShape,
  ),
});

/** What a claim link gives, for anybody who has it. */
export const giftEndpoint = defineEndpoint({
  name: 'gift',
  method: 'GET',
  path: '/gifts/:code',
  auth: 'none',
  params: codeParams,
  response: z.object({
    /** The giver's public name; `null` once the account is deleted. */
    giver: orNull(z.string()),
    plan_code: z.string(),
    places: positiveInteger,
    left: count,
    state: z.enum(['open', 'claimed', 'ended']),
    until: isoMoment,
  }),
  retry: 'read',
});

/** A person's claim, or what claiming would do. */
export const giftClaimSchema = z.object({
  /**
   * - `now`: the month would begin at once
   * - `later`: it would wait until no other plan runs
   * - `refused`: for the `reason`
   * - `claimed`: it is theirs
   */
  state: z.enum(['now', 'later', 'refused', 'claimed']),
  reason: orNull(z.enum(claimRefusals)),
  /** The plan that runs, where the month waits for its end. */
  after_plan_code: orNull(z.string()),
  /** From when to when it covers; null while it waits. */
  starts_at: orNull(isoMoment),
  ends_at: orNull(isoMoment),
});

/** @see giftClaimSchema */
export type GiftClaim = z.output<typeof giftClaimSchema>;

/** What claiming would do for the signed-in person, or has done. */
export const giftClaimStateEndpoint = defineEndpoint({
  name: 'giftClaimState',
  method: 'GET',
  path: '/gifts/:code/claim',
  auth: 'bearer',
  params: codeParams,
  response: giftClaimSchema,
  retry: 'read',
});

/** Claim a month, without a card. One for each person and gift: asked again, it answers the same. */
export const giftClaimEndpoint = defineEndpoint({
  name: 'giftClaim',
  method: 'POST',
  path: '/gifts/:code/claim',
  auth: 'bearer',
  params: codeParams,
  response: giftClaimSchema,
  retry: 'keyed',
});
