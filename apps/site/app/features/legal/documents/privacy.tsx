import { brand, legalDates, policy } from '@backbeat/domain';
import { Link } from '@backbeat/ui';
import { SupportEmail } from '../components/SupportEmail.tsx';
import type { LegalDocument } from '../LegalDocument.ts';

/** Privacy Policy: what is kept about a person, why, for how long, and how to have it removed. */
export const privacy: LegalDocument = {
  title: 'Privacy Policy',
  ...legalDates.privacy,
  short: (
    <>
      we keep what we need to run your account, to pay artists and to know which pages help. We do not sell
      it. You can take a copy, and you can have it deleted.
    </>
  ),
  sections: [
    {
      id: 'scope',
      title: 'What this page covers',
      body: (
        <p>
          This policy is about the {brand.name} site, the player and the desktop app. It says what we learn
          about you when you use them. It is part of the <Link href="/terms">Terms of Use</Link>. The services
          that you sign in with have policies of their own.
        </p>
      ),
    },
    {
      id: 'collected',
      title: 'What we collect',
      body: (
        <>
          <h3>What you give us</h3>
          <ul>
            <li>Your name, email address and picture, from the service that you sign in with.</li>
            <li>The display name that you choose.</li>
            <li>The channels that you connect, and their average viewers or views.</li>
            <li>What you write to us.</li>
            <li>Which coupons and free trials you have used.</li>
          </ul>
          <h3>What we see while you use {brand.name}</h3>
          <ul>
            <li>Which tracks and stations you play, and for how long. That decides what artists are paid.</li>
            <li>The pages you open, the browser you use and your approximate region.</li>
            <li>Errors, so that we can fix them.</li>
          </ul>
          <h3>What we do not see</h3>
          <p>
            Your card number. Our payment provider takes it and tells us only the card’s brand, last four
            digits and expiry date, and whether a payment worked.
          </p>
        </>
      ),
    },
    {
      id: 'use',
      title: 'What we use it for',
      body: (
        <ul>
          <li>To run your account and to play you the music that your plan includes.</li>
          <li>To take payments, to refund them, and to pay artists and rights holders.</li>
          <li>To answer you.</li>
          <li>To learn which parts of the product are used, once you have accepted cookies.</li>
          <li>To send you news, if you said that you want it. Every message has an unsubscribe link.</li>
          <li>To keep fraud and abuse out, and to do what the law asks of us.</li>
        </ul>
      ),
    },
    {
      id: 'shared',
      title: 'Who else sees it',
      body: (
        <>
          <p>We do not sell personal data. We share only what is needed, with:</p>
          <ul>
            <li>
              our payment provider, for subscriptions and gift cards. Where a tax is charged, also your
              country, and in the United States and Canada your postal code: the provider keeps them with your
              bills, and we store neither;
            </li>
            <li>companies that host our servers, send our mail and count our visits, under contract;</li>
            <li>artists and rights holders, as counts only: how often a track was played, not by whom;</li>
            <li>authorities, when the law makes us.</li>
          </ul>
          <p>
            If you came through an affiliate, we tell the affiliate program that a sale was made, under a code
            for your account, not your name.
          </p>
        </>
      ),
    },
    {
      id: 'kept',
      title: 'How long we keep it',
      body: (
        <>
          <p>
            As long as you have an account. It is deleted seven days after you ask for that; until then you
            can take it back. We remove your profile, your identities, your channels and what you played.
            Invoices stay for as long as tax law demands, without your name where that is possible.
          </p>
          <p>
            One note stays, because there is one free trial for each person: which coupons were used, beside a
            code that we compute from the account you signed in with and a secret key. The note holds no name,
            address or date, and the code cannot be turned back. It only tells us that a coupon was used
            before, should you come back with the same account.
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      title: 'What you can ask for',
      body: (
        <>
          <ul>
            <li>A copy of what we keep about you.</li>
            <li>That we correct what is wrong.</li>
            <li>That we delete it.</li>
            <li>That we stop using it for something that you did not agree to.</li>
          </ul>
          <p>
            In the settings you can download your data and delete your account yourself. For anything else,
            write to <SupportEmail />. We answer within 30 days. You may also complain to your local data
            protection authority.
          </p>
        </>
      ),
    },
    {
      id: 'children',
      title: 'Children',
      body: (
        <p>
          {brand.name} is for people aged {policy.minimumAge} and over. Under {policy.parentalConsentUnderAge}{' '}
          you need the consent of a parent or guardian. If we learn that a younger child has an account, we
          close it and delete its data.
        </p>
      ),
    },
    {
      id: 'safe',
      title: 'How we keep it safe',
      body: (
        <p>
          Data travels encrypted. Only people who need it for their work can reach it. No system is perfectly
          safe; if something happens that puts you at risk, we tell you.
        </p>
      ),
    },
    {
      id: 'abroad',
      title: 'Where it is kept',
      body: (
        <p>
          Our servers are in the United States. If you live elsewhere, your data comes here under the
          safeguards that your law asks for.
        </p>
      ),
    },
    {
      id: 'changes',
      title: 'Changes and contact',
      body: (
        <p>
          When we change this policy, we change the date above, and tell you beforehand if the change matters.
          Questions go to <SupportEmail />. Cookies have a page of their own: the{' '}
          <Link href="/cookie-policy">Cookie Policy</Link>. The current version of this policy is always at{' '}
          <Link href="/privacy">/privacy</Link>.
        </p>
      ),
    },
  ],
};
