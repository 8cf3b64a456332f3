import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { accessibility } from './documents/accessibility.tsx';
import { cookiePolicy } from './documents/cookiePolicy.tsx';
import { dmca } from './documents/dmca.tsx';
import { giveawayTerms } from './documents/giveawayTerms.tsx';
import { licenseServicesAgreement } from './documents/licenseServicesAgreement.tsx';
import { privacy } from './documents/privacy.tsx';
import { terms } from './documents/terms.tsx';
import type { LegalDocument } from './LegalDocument.ts';

const textOf = ({ title, dateLabel, dateText, short, sections }: LegalDocument): string =>
  renderToStaticMarkup(
    <>
      {title} {dateLabel} {dateText} {short} {sections.map((section) => [section.title, section.body])}
    </>,
  ).replaceAll(/<style[^>]*>.*?<\/style>|<!-- -->|\s+/gs, ' ');

/** What the specification says each page has to hold. */
const facts: readonly (readonly [LegalDocument, readonly RegExp[]])[] = [
  [
    accessibility,
    [
      /WCAG\) 2\.2/,
      /conforms in part/,
      /Directive \(EU\) 2019\/882/,
      /EN 301 549/,
      /Orca 43\.1/,
      /Not tried: NVDA and JAWS/,
      /does not say the name of a dialog/,
      /mailto:/,
      /authority of your country/,
    ],
  ],
  [
    licenseServicesAgreement,
    [
      /Licence Services Agreement for Creators of User Generated Content/,
      /Last modified June 16, 2022/,
      /30 ?-day free trial starts when you opt in to a paid tier/,
      /cancel before it ends, you owe no fee/,
      /charged in advance/,
      /renews automatically on each anniversary for the same term/,
      /until you cancel it, switch to the Free tier, or we terminate it/,
      /move from the Free tier to a paid tier at any time/,
      /fall back to the treatment of the Free tier/,
      /Pro tier:<\/b> all cleared music tracks, streaming and downloads, all stations and playlists/,
      /some cleared music tracks, streaming only, all stations and playlists/,
      /some cleared music tracks, downloads and limited streaming, some stations/,
      /selected stations only, no selection of tracks, and mandatory attribution in your chat/,
      /one UGC channel on each qualifying UGC platform, and more if you pay for more/,
      /individuals only/,
      /aged 13 or over/,
      /Under 18 years, the consent of a parent or guardian/,
      /non-refundable and are not pro-rated/,
      /5 calendar days/,
      /lesser of 100 dollars/,
      /30 days’ written notice/,
      /opt out of arbitration by writing to us within 30 days/,
      /Customer account/,
      /UGC channel/,
      /UGC platform/,
      /Cleared music track/,
      /Station/,
      /Playlist/,
    ],
  ],
  [
    terms,
    [
      /Last modified October 21, 2021/,
      /within 14 days/,
      /under 18, a parent or guardian/,
      /at least 13 years old/,
      /lesser of 100 US dollars/,
      /at least 5 calendar days/,
      /href="\/privacy"/,
      /href="\/cookie-policy"/,
    ],
  ],
  [privacy, [/Effective October 21, 2021/, /href="\/terms"/, /href="\/cookie-policy"/]],
  [
    cookiePolicy,
    [
      /What cookies are/,
      /The four types/,
      /Strictly necessary/,
      /3\. Functional cookies/,
      /your browser has our typefaces already/,
      /press of “Cookie choices”/,
      /Performance and analytics/,
      /Targeting/,
      /in your browser/,
      /on a phone or tablet/,
      /mailto:/,
      /href="\/privacy"/,
      /href="\/terms"/,
    ],
  ],
  [dmca, [/Last updated 2017/, /What a notice must contain/, /What a counter-notice must contain/]],
  [
    giveawayTerms,
    [
      /18 or over/,
      /live in the United States/,
      /Automated entries do not count/,
      /Incomplete entries do not count/,
      /within 5 business days/,
      /within 48 hours/,
      /within 6 months/,
    ],
  ],
];

describe('legal pages', () => {
  it.each(facts.map(([document, patterns]) => ({ title: document.title, document, patterns })))(
    '$title holds what the specification says',
    ({ document, patterns }) => {
      const text = textOf(document);
      for (const pattern of patterns) expect(text).toMatch(pattern);
    },
  );

  it.each(facts.map(([document]) => document))('$title names each part once', ({ sections }) => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
