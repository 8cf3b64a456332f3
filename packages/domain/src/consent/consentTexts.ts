import { legalDates } from '../policy/legalDates.ts';

/** What people agree to in words that are the same for everybody. */
export type StandingConsent = 'license' | 'marketing' | 'terms';

/** What people agree to. The words of `renewal` hold a price and a day: `renewalWords`. */
export type ConsentKind = StandingConsent | 'renewal';

/** A piece of the words; with `href` it is a link to the document that it names. */
export interface ConsentPart {
  readonly text: string;
  readonly href?: string;
}

/** Words to agree to. */
export interface ConsentText {
  /** Another one for other words and for another document: whoever agreed to an older one is asked again. */
  readonly version: string;
  readonly parts: readonly ConsentPart[];
}

/**
 * The words beside the boxes of the sign-up (`license`, `marketing`) and of the checkout (`terms`).
 *
 * @example consentTexts.license.version // → '2022-06-16'
 */
export const consentTexts: Readonly<Record<StandingConsent, ConsentText>> = {
  license: {
    version: legalDates.licenseServicesAgreement.dateTime,
    parts: [
      { text: 'I confirm that I have read and accept the ' },
      { text: 'License Services Agreement', href: '/license-services-agreement' },
    ],
  },
  marketing: {
    version: '2026-11-27',
    parts: [
      {
        text: 'I want to hear about new music, improving my stream, & personalized music recommendations. Sign me up!',
      },
    ],
  },
  terms: {
    version: `${legalDates.terms.dateTime}.${legalDates.privacy.dateTime}`,
    parts: [
      { text: 'I accept the ' },
      { text: 'Privacy Policy', href: '/privacy' },
      { text: ' and ' },
      { text: 'Terms of Service', href: '/terms' },
    ],
  },
};

/**
 * The words of a box, without links.
 *
 * @example consentWords('terms') // → 'I accept the Privacy Policy and Terms of Service'
 */
export const consentWords = (kind: StandingConsent): string =>
  consentTexts[kind].parts.map(({ text }) => text).join('');
