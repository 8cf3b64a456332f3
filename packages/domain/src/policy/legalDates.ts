/**
 * The dates that the legal pages state (specification, section 2.12), each as the page says it.
 *
 * @example legalDates.licenseServicesAgreement // → 'Last modified June 16, 2022'
 */
export const legalDates = {
  dmca: 'Last updated 2017',
  privacy: 'Effective October 21, 2021',
  terms: 'Last modified October 21, 2021',
  licenseServicesAgreement: 'Last modified June 16, 2022',
} as const;

/**
 * The convention that the half-price page is about (specification, section 2.6).
 *
 * @example convention.dates // → '22-25 June 2022'
 */
export const convention = {
  place: 'Anaheim Convention Center',
  dates: '22-25 June 2022',
  discountPercent: 50,
} as const;
