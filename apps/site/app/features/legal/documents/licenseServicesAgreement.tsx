import { brand, legalDates, policy } from '@backbeat/domain';
import { Link } from '@backbeat/ui';
import { SupportEmail } from '../components/SupportEmail.tsx';
import type { LegalDocument } from '../LegalDocument.ts';

/** The licence that every creator accepts on signing up: rights by tier, trial, fees, renewal, disputes. */
export const licenseServicesAgreement: LegalDocument = {
  title: 'Licence Services Agreement for Creators of User Generated Content',
  ...legalDates.licenseServicesAgreement,
  short: (
    <>
      you get a licence to use our cleared music in what you make, on your own channels, within the limits of
      your tier. Paid tiers start with {policy.licenceTrialDays} free days, unless an offer says otherwise,
      and renew until you cancel.
    </>
  ),
  sections: [
    {
      id: 'words',
      title: 'Words with a meaning of their own',
      body: (
        <ul>
          <li>
            <b>Customer account:</b> your own account with {brand.name}. Accounts are for individuals only,
            never for companies.
          </li>
          <li>
            <b>UGC channel:</b> a channel of your own on which you publish user generated content, such as
            live streams and videos.
          </li>
          <li>
            <b>UGC platform:</b> a service that carries UGC channels, such as Twitch or YouTube.
          </li>
          <li>
            <b>Cleared music track:</b> a recording in our catalogue, and the composition in it, for which we
            hold the rights that this agreement passes to you.
          </li>
          <li>
            <b>Station:</b> a continuous programme of cleared music tracks that we put together.
          </li>
          <li>
            <b>Playlist:</b> a list of cleared music tracks, made by us or by you.
          </li>
          <li>
            <b>Project:</b> a video or recorded stream of yours that contains cleared music tracks.
          </li>
        </ul>
      ),
    },
    {
      id: 'eligibility',
      title: 'Who may have an account',
      body: (
        <p>
          Individuals aged {policy.minimumAge} or over. Under {policy.parentalConsentUnderAge} years, the
          consent of a parent or guardian is required, and they are bound by this agreement with you.
        </p>
      ),
    },
    {
      id: 'licence',
      title: 'The licence',
      body: (
        <>
          <p>
            While your customer account is in good standing, we give you a non-exclusive, non-transferable
            licence to play cleared music tracks in live streams on your UGC channels and, where your tier
            includes downloads, to synchronise them with your own pictures and publish the result there.
          </p>
          <p>
            The licence covers the sound recording and the composition. It does not let you publish a track on
            its own, remix it, or use it in advertising for others.
          </p>
        </>
      ),
    },
    {
      id: 'tiers',
      title: 'Rights of each tier',
      body: (
        <ul>
          <li>
            <b>Pro tier:</b> all cleared music tracks, streaming and downloads, all stations and playlists.
          </li>
          <li>
            <b>Stream tier (Premium):</b> some cleared music tracks, streaming only, all stations and
            playlists.
          </li>
          <li>
            <b>Download tier:</b> some cleared music tracks, downloads and limited streaming, some stations.
          </li>
          <li>
            <b>Free tier:</b> selected stations only, no selection of tracks, and mandatory attribution in
            your chat.
          </li>
        </ul>
      ),
    },
    {
      id: 'whitelisting',
      title: 'Whitelisting your channels',
      body: (
        <p>
          A paid subscription allows you to whitelist one UGC channel on each qualifying UGC platform, and
          more if you pay for more. Name them in your customer account. Claims against channels that are not
          named there cannot be lifted.
        </p>
      ),
    },
    {
      id: 'trial',
      title: 'Free trial',
      body: (
        <p>
          A {policy.licenceTrialDays}-day free trial starts when you opt in to a paid tier, unless an offer
          says otherwise. There is one free trial for each person. If you cancel before it ends, you owe no
          fee. You can move from the Free tier to a paid tier at any time.
        </p>
      ),
    },
    {
      id: 'fees',
      title: 'Fees and renewal',
      body: (
        <>
          <p>
            If you do not cancel during the trial, the subscription fee is charged in advance, in US dollars,
            monthly or yearly as you chose. The subscription renews automatically on each anniversary for the
            same term.
          </p>
          <p>
            It stays active until you cancel it, switch to the Free tier, or we terminate it. Licence
            subscription fees are non-refundable and are not pro-rated, apart from the full refund that the
            site promises within {policy.refundWindowDays} days of a payment.
          </p>
        </>
      ),
    },
    {
      id: 'afterwards',
      title: 'When a subscription ends',
      body: (
        <p>
          You keep your tier until the end of the period you have paid for. After a paid subscription has
          ended, projects that you have uploaded fall back to the treatment of the Free tier, and new projects
          get the rights of the Free tier only.
        </p>
      ),
    },
    {
      id: 'duties',
      title: 'Your duties',
      body: (
        <ul>
          <li>Use the music on your own UGC channels only, and keep to the rules of the UGC platform.</li>
          <li>Do not register a track or a project with a system that claims other people’s content.</li>
          <li>Do not put the music to content that is unlawful, hateful, or made to harm.</li>
          <li>On the Free tier, leave the attribution in your chat switched on.</li>
        </ul>
      ),
    },
    {
      id: 'artists',
      title: 'Where the fee goes',
      body: (
        <p>
          {policy.artistSharePercent}% of the fee goes to artists and rights holders, and{' '}
          {policy.productSharePercent}% stays with us.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Liability',
      body: (
        <p>
          The service is provided as it is. As far as the law allows, everything that we may owe you under
          this agreement is limited to the lesser of {policy.liabilityCapCents / 100} dollars or the fees that
          you have paid.
        </p>
      ),
    },
    {
      id: 'arbitration',
      title: 'Notice and arbitration',
      body: (
        <>
          <p>
            Disputes are settled by binding individual arbitration, not in court and not as a class action.
            Whoever wants it gives the other {policy.arbitrationNoticeDays} days’ written notice first.
          </p>
          <p>
            You may opt out of arbitration by writing to us within {policy.arbitrationOptOutDays} days of
            accepting this agreement.
          </p>
        </>
      ),
    },
    {
      id: 'changes',
      title: 'Changes to this agreement',
      body: (
        <p>
          We may change this agreement with {policy.agreementNoticeDays} calendar days’ notice. If you do not
          accept a change, cancel before it takes effect.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          Write to <SupportEmail />. The <Link href="/terms">Terms of Use</Link>, the{' '}
          <Link href="/privacy">Privacy Policy</Link> and the <Link href="/cookie-policy">Cookie Policy</Link>{' '}
          belong to this agreement.
        </p>
      ),
    },
  ],
};
