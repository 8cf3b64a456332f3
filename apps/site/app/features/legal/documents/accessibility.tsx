import { brand } from '@backbeat/domain';
import { Link } from '@backbeat/ui';
import { SupportEmail } from '../components/SupportEmail.tsx';
import type { LegalDocument } from '../LegalDocument.ts';

/** What the European Accessibility Act asks a service to say of itself. */
export const accessibility: LegalDocument = {
  title: 'Accessibility statement',
  dateLabel: 'Last modified',
  dateText: 'November 27, 2026',
  dateTime: '2026-11-27',
  short: (
    <>
      we build this site to level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. It conforms in
      part: what does not work is listed below. Tell us what stops you, and we mend it.
    </>
  ),
  sections: [
    {
      id: 'service',
      title: 'What this is about',
      body: (
        <>
          <p>
            {brand.name} sells music subscriptions for streams and videos. This statement is about this site:
            its public pages, signing up and in, the checkouts and the settings of an account. It does not
            cover the player and the desktop app, the pages of the companies that you sign in with, and the
            pages on which the payment provider sells Pro and gift cards.
          </p>
          <p>
            Everything can be done in a browser: read what a plan costs, sign in with an account that you have
            elsewhere, pay by card, change, pause or cancel a plan, read receipts, delete the account. Nothing
            has to be heard or seen in motion.
          </p>
        </>
      ),
    },
    {
      id: 'how',
      title: 'How it meets the requirements',
      body: (
        <>
          <p>
            The European Accessibility Act (Directive (EU) 2019/882) points to the standard EN 301 549, which
            takes over the rules of WCAG at level AA.
          </p>
          <ul>
            <li>
              <b>Keyboard:</b> every control is reached and used with the keyboard alone, its focus is seen,
              and a first link leads past the header.
            </li>
            <li>
              <b>Screen readers:</b> controls, fields and dialogs have names, pages have one heading and
              landmarks, and what changes is said.
            </li>
            <li>
              <b>Sight:</b> dark and light colours with enough contrast, text that the browser enlarges, and
              pages that fit a window of 320 pixels without scrolling sideways.
            </li>
            <li>
              <b>Motion:</b> moving art stands still for whoever asks their system for less motion.
            </li>
            <li>
              <b>Mistakes:</b> a field says in words what is wrong with it, and nothing is charged before a
              last press.
            </li>
            <li>
              <b>Without scripts:</b> the public pages say and link everything when JavaScript is off.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'tried',
      title: 'What was tried, with which programs',
      body: (
        <>
          <p>We tried it ourselves; nobody from outside has assessed it.</p>
          <ul>
            <li>
              <b>axe</b> in Chromium, with each change of the site: public pages, and every page of an account
              in its states and dialogs. It finds nothing.
            </li>
            <li>
              <b>The keyboard</b> in Chromium: public pages, sign-in, checkout and account. In Firefox and in
              WebKit (the engine of Safari) they were used with a pointer.
            </li>
            <li>
              <b>Larger text</b> in Chromium, as a reader sets it in the browser: nothing is cut off.
            </li>
            <li>
              <b>The screen reader Orca 43.1</b> with Firefox 153 on Linux, by hand: signing in, checkout and
              account, all in order but for what the next section says.
            </li>
          </ul>
          <p>
            Not tried: NVDA and JAWS on Windows, VoiceOver on Mac and iPhone, TalkBack on Android, speech
            input, screen magnifiers and braille displays.
          </p>
        </>
      ),
    },
    {
      id: 'gaps',
      title: 'What does not work yet',
      body: (
        <ul>
          <li>
            Orca does not say the name of a dialog that a button opens. It does say what is in it. Nor does it
            say a heading that follows a link in the content of a public page.
          </li>
          <li>
            The field for a file on the page <Link href="/verify">Verify a certificate</Link> is named twice.
          </li>
          <li>
            The card fields belong to the payment provider. Orca calls them invalid while they are empty.
          </li>
          <li>
            Most pages of an account have the same title of the window. The heading of each says which page it
            is.
          </li>
          <li>The site is in English only; letters come in German too.</li>
        </ul>
      ),
    },
    {
      id: 'report',
      title: 'How to tell us',
      body: (
        <>
          <p>
            Write to <SupportEmail />. Say which page it was, what you wanted to do, and which browser and
            program you use, as far as you know. You get an answer from a person, and whatever you need from
            the site in the meantime: a price, a receipt or a change of your plan by email.
          </p>
          <p>
            If that does not help, you can complain to the authority of your country that watches over the
            accessibility of products and services.
          </p>
          <p>
            See also the <Link href="/terms">Terms of Use</Link>, the{' '}
            <Link href="/privacy">Privacy Policy</Link> and the{' '}
            <Link href="/cookie-policy">Cookie Policy</Link>.
          </p>
        </>
      ),
    },
  ],
};
