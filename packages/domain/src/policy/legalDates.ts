/**
 * The dates that the legal pages state, as the pages show them.
 *
 * @example legalDates.licenseServicesAgreement.dateText // → 'June 16, 2022'
 */
export const legalDates = {
  dmca: { dateLabel: 'Last updated', dateText: '2017', dateTime: '2017' },
  privacy: { dateLabel: 'Effective', dateText: 'October 21, 2021', dateTime: '2021-10-21' },
  terms: { dateLabel: 'Last modified', dateText: 'October 21, 2021', dateTime: '2021-10-21' },
  licenseServicesAgreement: {
    dateLabel: 'Last modified',
    dateText: 'June 16, 2022',
    dateTime: '2022-06-16',
  },
} as const;

/**
 * The convention that the half-price page is about.
 *
 * @example convention.dates // → '22-25 June 2022'
 */
export const convention = {
  place: 'Anaheim Convention Center',
  dates: '22-25 June 2022',
  discountPercent: 50,
} as const;
