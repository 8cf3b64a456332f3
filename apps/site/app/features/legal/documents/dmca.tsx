import { brand, legalDates } from '@backbeat/domain';
import { Link } from '@backbeat/ui';
import { SupportEmail } from '../components/SupportEmail.tsx';
import type { LegalDocument } from '../LegalDocument.ts';

/** DMCA: how to report an infringement, and how to answer such a report. */
export const dmca: LegalDocument = {
  title: 'DMCA',
  ...legalDates.dmca,
  short: (
    <>
      if something on {brand.name} uses your work without permission, send us a notice with the six points
      below. If your own material was removed by mistake, send a counter-notice.
    </>
  ),
  sections: [
    {
      id: 'about',
      title: 'About this page',
      body: (
        <p>
          We respect the rights of others and ask the same of you. The Digital Millennium Copyright Act (DMCA,
          17 U.S.C. § 512) says how a rights holder can have material taken down, and how whoever posted it
          can answer.
        </p>
      ),
    },
    {
      id: 'notice',
      title: 'What a notice must contain',
      body: (
        <>
          <p>Send it in writing, with all of the following:</p>
          <ul>
            <li>
              The signature, on paper or electronic, of the owner of the right or of somebody who may act for
              them.
            </li>
            <li>Which work is infringed. One list is enough for several works on one page.</li>
            <li>Which material infringes it, and where it is, so that we can find it. An address is best.</li>
            <li>How to reach you: postal address, telephone number and email address.</li>
            <li>
              A statement that you believe in good faith that the use is not allowed by the owner, their agent
              or the law.
            </li>
            <li>
              A statement that the notice is accurate and, under penalty of perjury, that you are the owner or
              may act for them.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'after',
      title: 'What happens then',
      body: (
        <p>
          We remove the material or block access to it, and tell the person who posted it. We keep the notice.
          Accounts that infringe again and again are closed.
        </p>
      ),
    },
    {
      id: 'counter-notice',
      title: 'What a counter-notice must contain',
      body: (
        <>
          <p>If your material was removed by mistake or misidentified, send us:</p>
          <ul>
            <li>Your signature, on paper or electronic.</li>
            <li>Which material was removed, and where it was before.</li>
            <li>
              A statement, under penalty of perjury, that you believe in good faith that it was removed by
              mistake or misidentification.
            </li>
            <li>
              Your name, address and telephone number, and that you accept the jurisdiction of the federal
              court of your district (outside the United States: of any district in which we may be found),
              and that you will accept service of process from the person who sent the notice.
            </li>
          </ul>
          <p>
            We pass it on. If the sender of the notice does not tell us within 10 to 14 business days that
            they have gone to court, we may put the material back.
          </p>
        </>
      ),
    },
    {
      id: 'false',
      title: 'False notices',
      body: (
        <p>
          Anyone who knowingly makes a false claim in a notice or counter-notice may have to pay damages,
          including costs and lawyers’ fees.
        </p>
      ),
    },
    {
      id: 'agent',
      title: 'Where to send it',
      body: (
        <p>
          To our copyright agent at <SupportEmail />, with “DMCA” in the subject. The{' '}
          <Link href="/terms">Terms of Use</Link> and the <Link href="/privacy">Privacy Policy</Link> apply as
          well, and so does the <Link href="/cookie-policy">Cookie Policy</Link>.
        </p>
      ),
    },
  ],
};
