import { brand, policy, timing } from '@backbeat/domain';
import { Link } from '@backbeat/ui';
import { SupportEmail } from '../components/SupportEmail.tsx';
import type { LegalDocument } from '../LegalDocument.ts';

/** Cookie Policy: what cookies are, the four types, and how to refuse them. */
export const cookiePolicy: LegalDocument = {
  title: 'Cookie Policy',
  dateLabel: 'Effective',
  dateText: 'October 21, 2021',
  dateTime: '2021-10-21',
  short: (
    <>
      we need a few cookies to sign you in. Analytics and advertising cookies wait until you accept them, and
      you can refuse them in your browser or on your phone at any time.
    </>
  ),
  sections: [
    {
      id: 'what',
      title: 'What cookies are',
      body: (
        <>
          <p>
            A cookie is a small piece of text that a site asks your browser to keep and to send back on the
            next visit. It cannot run, and it cannot read your files. It lets a site know that two requests
            come from the same browser.
          </p>
          <p>
            Browsers also have storage that works without cookies. We use it in the same way, so in this
            policy “cookie” means both.
          </p>
        </>
      ),
    },
    {
      id: 'types',
      title: 'The four types we use',
      body: (
        <>
          <h3>1. Strictly necessary cookies</h3>
          <p>
            Without these you could not sign in or buy anything: they keep your session, remember what you
            ticked during sign-up (the License Services Agreement, and news), and protect forms. What you
            ticked is kept for {timing.consentCookieDays} days.
          </p>
          <h3>2. Performance and analytics cookies</h3>
          <p>
            They count visits and show us which pages help and where something breaks. They are set only after
            you press “I accept”.
          </p>
          <h3>3. Functional cookies</h3>
          <p>
            They remember what you chose: dark or light, monthly or yearly, and that you have answered this
            site’s cookie notice. Once you have pressed “I accept”, one more notes that your browser has our
            typefaces already, so that pages come in them at once.
          </p>
          <h3>4. Targeting and affiliate cookies</h3>
          <p>
            If you come from an affiliate’s link, a {policy.affiliate.cookieDays}-day cookie remembers whose
            link it was, and the last click wins. Advertising cookies keep us from offering you what you
            already have. All of these wait for “I accept” too.
          </p>
        </>
      ),
    },
    {
      id: 'browser',
      title: 'Refusing cookies in your browser',
      body: (
        <>
          <p>
            Every browser can show, block and delete cookies. If you block the strictly necessary ones,
            signing in will not work; everything else on the site stays readable.
          </p>
          <ul>
            <li>
              <b>Chrome:</b> Settings, Privacy and security, Third-party cookies or Site data.
            </li>
            <li>
              <b>Firefox:</b> Settings, Privacy & Security, Cookies and Site Data.
            </li>
            <li>
              <b>Safari:</b> Settings, Privacy, Manage Website Data.
            </li>
            <li>
              <b>Edge:</b> Settings, Privacy, search and services, Cookies.
            </li>
          </ul>
        </>
      ),
    },
    {
      id: 'mobile',
      title: 'Opting out on a phone or tablet',
      body: (
        <ul>
          <li>
            <b>iPhone and iPad:</b> Settings, Privacy & Security, Tracking, and switch off “Allow Apps to
            Request to Track”. For the browser: Settings, Apps, Safari.
          </li>
          <li>
            <b>Android:</b> Settings, Privacy, Ads, “Delete advertising ID”. For the browser: its own menu,
            Settings, Site settings, Cookies.
          </li>
        </ul>
      ),
    },
    {
      id: 'again',
      title: 'Changing your answer',
      body: (
        <p>
          Your answer to the cookie notice is kept in this browser only. One press of “Cookie choices” at the
          foot of a page takes it back and leads here: what had waited for it is loaded no more, and the
          notice asks again.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          Send questions about cookies on {brand.name} to <SupportEmail />. The{' '}
          <Link href="/privacy">Privacy Policy</Link> says what else we know, and the{' '}
          <Link href="/terms">Terms of Use</Link> say what you and we agree on.
        </p>
      ),
    },
  ],
};
