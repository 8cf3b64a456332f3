import type { AdapterPayload } from 'oidc-provider';
import * as z from 'zod/mini';
import { declineCodes } from '../cards/declines.ts';
import {
  claimRow,
  rightsCallRow,
  rightsQuotaRow,
  rightsSettingsRow,
  videoRow,
  whitelistRow,
} from './platformRows.ts';
import { lineTax, siteTax } from './taxRows.ts';

const cents = z.int();
const instant = z.int();
const text = z.string();
const orNull = <T extends z.ZodMiniType>(schema: T) => z.nullable(schema);

/** How a stored payment method answers when it is charged: 'approved', or the code of its decline. */
const chargeOutcome = z.enum(['approved', ...declineCodes]);

const threeDSecureChallenge = z.enum(['challenge', 'fingerprint']);

/** What is kept of a payment method. The number and the security code are not among it. */
const paymentMethod = z.object({
  kind: z.enum(['card', 'paypal']),
  brand: text,
  firstSix: text,
  lastFour: text,
  expiryMonth: z.int(),
  expiryYear: z.int(),
  outcome: chargeOutcome,
  challenge: orNull(threeDSecureChallenge),
});

const address = z.object({
  street1: text,
  street2: text,
  city: text,
  region: text,
  postalCode: text,
  country: text,
  phone: text,
});

const person = z.object({ firstName: text, lastName: text, company: text, vatNumber: text, address });

const lineItem = z.object({
  id: text,
  kind: z.enum(['charge', 'credit']),
  description: text,
  planCode: orNull(text),
  subscriptionId: orNull(text),
  quantity: z.int(),
  unitAmountCents: cents,
  subtotalCents: cents,
  discountCents: cents,
  /** Whether the price holds its tax. */
  isTaxInclusive: z._default(z.boolean(), false),
  isTaxExempt: z._default(z.boolean(), false),
  tax: z._default(orNull(lineTax), null),
  taxCents: z._default(cents, 0),
  /** What the line costs: after discount, with tax. */
  amountCents: cents,
  startMs: instant,
  endMs: orNull(instant),
  /** The seller's own mark on a one-off charge. */
  accountingCode: z.optional(text),
  /** Of an add-on's line. */
  addOnCode: z.optional(text),
  /** Of a refund: the line that was paid. */
  refundedLineId: z.optional(text),
});

/** Books that were kept before add-ons have none. */
const addOns = z._default(z.array(z.object({ code: text, quantity: z.int(), unitAmountCents: cents })), []);

const pendingChange = z.object({
  id: text,
  planCode: text,
  unitAmountCents: cents,
  quantity: z.int(),
  addOns,
  activateAtMs: instant,
  createdAtMs: instant,
});

const token = z.object({
  id: text,
  type: z.enum(['credit_card', 'paypal', 'three_d_secure_action', 'three_d_secure_action_result']),
  createdAtMs: instant,
  method: orNull(paymentMethod),
  person: orNull(person),
  /** Only on the two 3-D Secure kinds. */
  threeDSecure: orNull(
    z.object({
      actionTokenId: text,
      challenge: threeDSecureChallenge,
      amountCents: cents,
      passed: z.boolean(),
    }),
  ),
});

const account = z.object({
  id: text,
  code: text,
  email: text,
  username: text,
  firstName: text,
  lastName: text,
  hostedLoginToken: text,
  country: z._default(text, ''),
  postalCode: z._default(text, ''),
  vatNumber: z._default(text, ''),
  /** Left over from plans that were changed before their time. */
  creditCents: z._default(cents, 0),
  /** Credit that the seller has given. */
  credits: z._default(
    z.array(
      z.object({
        id: text,
        accountingCode: orNull(text),
        description: text,
        amountCents: cents,
        createdAtMs: instant,
      }),
    ),
    [],
  ),
  createdAtMs: instant,
  updatedAtMs: instant,
  closedAtMs: z._default(orNull(instant), null),
  billing: orNull(
    z.object({ id: text, method: paymentMethod, person, createdAtMs: instant, updatedAtMs: instant }),
  ),
});

const subscription = z.object({
  id: text,
  uuid: text,
  accountCode: text,
  planCode: text,
  quantity: z.int(),
  unitAmountCents: cents,
  addOns,
  /** Set when it is bought, and for good. */
  isTaxInclusive: z._default(z.boolean(), false),
  state: z.enum(['active', 'canceled', 'expired', 'failed', 'paused']),
  autoRenew: z.boolean(),
  createdAtMs: instant,
  updatedAtMs: instant,
  trialStartedAtMs: orNull(instant),
  trialEndsAtMs: orNull(instant),
  periodStartedAtMs: instant,
  periodEndsAtMs: instant,
  /** The day of the month that periods are counted from, so that 31 January → 28 February → 31 March. */
  anchorMs: instant,
  canceledAtMs: orNull(instant),
  expiresAtMs: orNull(instant),
  expirationReason: orNull(text),
  pendingChange: orNull(pendingChange),
  /** Set while paused, and while a pause waits for the next bill. Books that were kept before pauses have none. */
  pause: z._default(orNull(z.object({ startsAtMs: instant, cyclesLeft: z.int() })), null),
  activeInvoiceId: orNull(text),
  startedWithGift: z.boolean(),
});

const redemption = z.object({
  id: text,
  couponCode: text,
  accountCode: text,
  subscriptionId: orNull(text),
  state: z.enum(['active', 'inactive']),
  discountedCents: cents,
  createdAtMs: instant,
});

const invoice = z.object({
  id: text,
  uuid: text,
  number: text,
  accountCode: text,
  kind: z.enum(['charge', 'credit']),
  origin: z.enum(['purchase', 'renewal', 'immediate_change', 'refund', 'termination', 'gift_card']),
  state: z.enum(['pending', 'paid', 'past_due', 'closed', 'failed']),
  currency: z.literal('USD'),
  subscriptionIds: z.array(text),
  /** Of a refund: the invoice that was paid. */
  previousInvoiceId: z._default(orNull(text), null),
  lineItems: z.array(lineItem),
  subtotalCents: cents,
  discountCents: cents,
  taxCents: cents,
  vatNumber: z._default(text, ''),
  isReverseCharge: z._default(z.boolean(), false),
  /** What gift cards paid; of a refund, below zero, what went back to them. */
  giftCardCents: cents,
  /** What the account's credit paid, and of a refund what became credit. */
  creditCents: z._default(cents, 0),
  totalCents: cents,
  paidCents: cents,
  balanceCents: cents,
  createdAtMs: instant,
  dueAtMs: instant,
  closedAtMs: orNull(instant),
  /** Failed collections so far, and when the next one is due. */
  attempts: z.int(),
  nextAttemptAtMs: orNull(instant),
});

const transaction = z.object({
  id: text,
  uuid: text,
  accountCode: text,
  invoiceId: orNull(text),
  subscriptionIds: z.array(text),
  type: z.enum(['purchase', 'verify', 'refund']),
  origin: z.enum(['api', 'recurring', 'hpp', 'refunded_externally', 'chargeback']),
  /** Of a refund: the payment that it gives back. */
  originalId: z.optional(text),
  amountCents: cents,
  status: z.enum(['success', 'declined', 'chargeback']),
  code: text,
  methodKind: z.enum(['card', 'paypal']),
  brand: text,
  lastFour: text,
  createdAtMs: instant,
});

const giftCard = z.object({
  id: text,
  code: text,
  productCode: text,
  unitAmountCents: cents,
  balanceCents: cents,
  gifterAccountCode: orNull(text),
  recipientAccountCode: orNull(text),
  purchaseInvoiceId: orNull(text),
  delivery: z.object({
    method: z.enum(['email', 'post']),
    email: text,
    firstName: text,
    lastName: text,
    gifterName: text,
    message: text,
    deliverAtMs: orNull(instant),
  }),
  createdAtMs: instant,
  updatedAtMs: instant,
  deliveredAtMs: orNull(instant),
  redeemedAtMs: orNull(instant),
});

/** An answer kept for an hour under method, path and idempotency key. */
const replay = z.object({
  status: z.int(),
  body: text,
  createdAtMs: instant,
});

const notice = z.object({
  id: text,
  objectType: text,
  eventType: text,
  objectId: text,
  accountCode: text,
  eventAtMs: instant,
  attempts: z.int(),
  nextAttemptAtMs: instant,
});

const creator = z.object({
  sub: text,
  name: text,
  username: text,
  email: text,
  picture: text,
  note: text,
});

const oidcRecord = z.object({
  provider: text,
  model: text,
  payload: z.custom<AdapterPayload>((value) => typeof value === 'object' && value !== null),
  expiresAtMs: orNull(instant),
});

/** A letter that the mail server took. */
const letter = z.object({
  /** Its Message-ID. */
  id: text,
  to: z.array(text),
  from: text,
  subject: text,
  html: text,
  text,
  source: text,
  /** How often it came. */
  copies: z.int(),
  receivedAtMs: instant,
});

/** Every table by name. A row is checked when the file is read, so that a foreign one fails at the start. */
export const rowSchemas = {
  accounts: account,
  claims: claimRow,
  clock: z.object({ offsetMs: z.int() }),
  creators: creator,
  giftCards: giftCard,
  invoices: invoice,
  letters: letter,
  notices: notice,
  oidc: oidcRecord,
  redemptions: redemption,
  replays: replay,
  rightsCalls: rightsCallRow,
  rightsQuota: rightsQuotaRow,
  rightsSettings: rightsSettingsRow,
  secrets: z.object({ value: z.unknown() }),
  subscriptions: subscription,
  /** How the site charges tax; no row where it charges none. */
  tax: siteTax,
  tokens: token,
  transactions: transaction,
  videos: videoRow,
  whitelists: whitelistRow,
} as const;

export type TableName = keyof typeof rowSchemas;
export type Rows = { [T in TableName]: z.output<(typeof rowSchemas)[T]> };

export type Account = Rows['accounts'];
export type Billing = NonNullable<Account['billing']>;
export type ChargeOutcome = z.output<typeof chargeOutcome>;
export type ClaimRow = Rows['claims'];
export type Creator = Rows['creators'];
export type GiftCardRow = Rows['giftCards'];
export type Invoice = Rows['invoices'];
export type LineItem = z.output<typeof lineItem>;
export type Notice = Rows['notices'];
export type ReceivedLetter = Rows['letters'];
export type PaymentMethod = z.output<typeof paymentMethod>;
export type Person = z.output<typeof person>;
export type Redemption = Rows['redemptions'];
export type Subscription = Rows['subscriptions'];
export type Token = Rows['tokens'];
export type RightsCall = Rows['rightsCalls'];
export type RightsSettings = Rows['rightsSettings'];
export type Transaction = Rows['transactions'];
export type VideoRow = Rows['videos'];
export type WhitelistRow = Rows['whitelists'];
