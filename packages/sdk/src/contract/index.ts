/**
 * The contract between the clients and the api, as data: endpoints, schemas, error codes, cookie names.
 * Runs in a browser and in Node; touches neither.
 */
export * from './account.ts';
export * from './accountData.ts';
export * from './accountMerge.ts';
export * from './card.ts';
export * from './certificates.ts';
export * from './channels.ts';
export * from './claims.ts';
export * from './content.ts';
export * from './cookieNames.ts';
export * from './coverage.ts';
export * from './Endpoint.ts';
export * from './endpointErrors.ts';
export * from './endpoints.ts';
export * from './errorBody.ts';
export * from './errorDetails.ts';
export * from './errorStatus.ts';
export { noContent, type ShownRenewal, type ShownWords } from './fields.ts';
export { type Gift, type GiftClaim, giftClaimSchema, giftSchema } from './gifts.ts';
export * from './identities.ts';
export * from './invoices.ts';
export * from './invoiceWords.ts';
export * from './letters.ts';
export { type MergeOffer, mergeOfferSchema } from './mergeOffer.ts';
export * from './pathOf.ts';
export * from './planChange.ts';
export * from './premium.ts';
export { type Refund, type RefundOffer, refundOfferSchema, refundSchema } from './refunds.ts';
export * from './session.ts';
export { premiumTaxEndpoint } from './tax.ts';
export type { TaxAddress } from './taxAddress.ts';
