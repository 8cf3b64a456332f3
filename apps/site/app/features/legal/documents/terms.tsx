import { brand, legalDates, moneyText, policy, tierRights } from '@backbeat/domain';
import { Link } from '@backbeat/ui';
import { SupportEmail } from '../components/SupportEmail.tsx';
import type { LegalDocument } from '../LegalDocument.ts';

/** Terms of Use: who may use the service, what for, and what it costs. */
export const terms: LegalDocument = {
  title: 'Terms of Use',
  ...legalDates.terms,
  short: (
    <>
      play our cleared music on your own channels while your plan runs. You can stop at any time. Be{' '}
      {policy.minimumAge} or older, and do not share the music on its own. The sections below are what counts.
    </>
  ),
  sections: [
    {
      id: 'who',
      title: `Who may use ${brand.name}`,
      body: (
        <>
          <p>
            Accounts are for individuals. You must be at least {policy.minimumAge} years old. If you are under{' '}
            {policy.parentalConsentUnderAge}, a parent or guardian has to agree to these terms for you.
          </p>
          <p>
            You sign in with an account of another service, such as Twitch or Google. Keep that account safe:
            you are responsible for what is done with it.
          </p>
          <p>
            What you tell us about yourself has to be true and up to date. We may close an account that was
            made with false details, or made for somebody else.
          </p>
        </>
      ),
    },
    {
      id: 'music',
      title: 'What you may do with the music',
      body: (
        <>
          <p>
            While your plan is active you may use <b>cleared music tracks</b> from our <b>stations</b> and{' '}
            <b>playlists</b> in your live streams and, where your plan includes downloads, in your videos, on
            the <b>UGC channels</b> named in your <b>customer account</b>.
          </p>
          <h3>What each plan covers</h3>
          <ul>
            <li>
              <b>Free:</b> selected stations only. You cannot choose tracks, and the chatbot must name the
              track in your chat.
            </li>
            <li>
              <b>Premium:</b> {tierRights.premium.text}
            </li>
            <li>
              <b>Download:</b> {tierRights.download.text}
            </li>
            <li>
              <b>Pro:</b> {tierRights.pro.text}
            </li>
          </ul>
          <p>
            A paid plan covers one channel on each <b>UGC platform</b>, and more if you pay for more. The{' '}
            <Link href="/license-services-agreement">License Services Agreement</Link> has the full rules.
          </p>
        </>
      ),
    },
    {
      id: 'payment',
      title: 'Trial, payment and renewal',
      body: (
        <>
          <p>
            A paid plan starts with a free trial of {policy.licenceTrialDays} days, unless an offer says
            otherwise. There is one free trial for each person. If you cancel before it ends, you pay nothing.
            Otherwise the plan is charged in advance and renews automatically on each anniversary for the same
            term, until you cancel, switch to Free, or we end it.
          </p>
          <p>
            Prices are in US dollars. You can pay monthly or yearly. Our payment provider takes the payment;
            your card number never reaches us.
          </p>
          <p>
            If a payment fails, we may try it again and ask you for another card. While it stays unpaid, we
            may treat your account as Free.
          </p>
        </>
      ),
    },
    {
      id: 'cancel',
      title: 'Cancelling and refunds',
      body: (
        <>
          <p>
            You can cancel at any time in your account. You keep the plan until the end of the period you have
            paid for.
          </p>
          <p>
            We refund a payment in full within {policy.refundWindowDays} days of it. After that, licence
            subscription fees are not refunded or pro-rated.
          </p>
          <p>After a paid plan ends, projects that you have uploaded are treated as on the Free plan.</p>
        </>
      ),
    },
    {
      id: 'not-allowed',
      title: 'What you may not do',
      body: (
        <ul>
          <li>Sell, lend or share the tracks on their own.</li>
          <li>Register the tracks, or a video with them, with a system that claims other people’s videos.</li>
          <li>Use another person’s account, or share yours.</li>
          <li>Play the music in a way that suggests an artist supports you or what you sell.</li>
          <li>Copy the catalogue, the player or this site by automated means.</li>
          <li>Try to get around the limits of your plan.</li>
        </ul>
      ),
    },
    {
      id: 'ours',
      title: 'What stays ours',
      body: (
        <>
          <p>
            The music belongs to its artists and rights holders, and the product with its name, its pictures
            and its code belongs to us. You get permission to use them as these terms say, and nothing
            further.
          </p>
          <p>
            What you make stays yours. If you think that something on {brand.name} uses your work without
            permission, the <Link href="/dmca">DMCA page</Link> says how to tell us.
          </p>
        </>
      ),
    },
    {
      id: 'ending',
      title: 'If we end your account',
      body: (
        <p>
          We may suspend or close an account that breaks these terms. If it was not your doing, write to us
          and we will look at it again. You may close your account at any time.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Our liability',
      body: (
        <>
          <p>
            We provide {brand.name} as it is. We do not promise that it is always there, or that every track
            stays in the catalogue.
          </p>
          <p>
            As far as the law allows, our total liability to you is limited to the lesser of{' '}
            {policy.liabilityCapCents / 100} US dollars ({moneyText(policy.liabilityCapCents)}) or the fees
            you have paid us.
          </p>
        </>
      ),
    },
    {
      id: 'disputes',
      title: 'Disputes',
      body: (
        <>
          <p>
            Before either of us starts arbitration, the one who wants it gives the other{' '}
            {policy.arbitrationNoticeDays} days’ written notice, so that we can try to settle it.
          </p>
          <p>
            You may opt out of arbitration within {policy.arbitrationOptOutDays} days of first accepting these
            terms, by writing to us.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to these terms',
      body: (
        <p>
          If we change these terms, we tell you at least {policy.agreementNoticeDays} calendar days before the
          change takes effect. If you go on using {brand.name} after that date, the new terms apply.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          Questions about these terms go to <SupportEmail />. How we handle your data is in the{' '}
          <Link href="/privacy">Privacy Policy</Link>, and how we use cookies is in the{' '}
          <Link href="/cookie-policy">Cookie Policy</Link>. The current version of these terms is always at{' '}
          <Link href="/terms">/terms</Link>.
        </p>
      ),
    },
  ],
};
