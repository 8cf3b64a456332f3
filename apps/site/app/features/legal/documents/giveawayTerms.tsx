import { brand, policy } from '@backbeat/domain';
import { Link } from '@backbeat/ui';
import { SupportEmail } from '../components/SupportEmail.tsx';
import type { LegalDocument } from '../LegalDocument.ts';

const { giveaway } = policy;

/** Giveaway rules: who may enter, how winners are found and told, and by when they claim. */
export const giveawayTerms: LegalDocument = {
  title: 'Giveaway rules',
  dateLabel: 'Effective',
  dateText: 'October 21, 2021',
  dateTime: '2021-10-21',
  short: `entering is free. You must be ${giveaway.minimumAge} or over and live in the United States. Winners hear from us within ${giveaway.notifyWithinBusinessDays} business days and have ${giveaway.claimWithinHours} hours to claim.`,
  sections: [
    {
      id: 'organiser',
      title: 'Who runs it',
      body: (
        <p>
          {brand.name} runs the giveaway. Twitch, YouTube and other services on which it is announced have no
          part in it and are not responsible for it. No purchase is needed, and buying something does not
          improve your chances.
        </p>
      ),
    },
    {
      id: 'eligibility',
      title: 'Who may enter',
      body: (
        <ul>
          <li>People who are {giveaway.minimumAge} or over.</li>
          <li>People who live in the United States.</li>
          <li>Our staff and members of their households may not enter.</li>
        </ul>
      ),
    },
    {
      id: 'entry',
      title: 'How to enter',
      body: (
        <>
          <p>The announcement says where and until when. One entry per person, unless it says otherwise.</p>
          <ul>
            <li>Automated entries do not count.</li>
            <li>Incomplete entries do not count.</li>
            <li>Entries that arrive late, or under a false name, do not count.</li>
          </ul>
        </>
      ),
    },
    {
      id: 'winners',
      title: 'How winners are chosen and told',
      body: (
        <p>
          Winners are drawn at random from all entries that count. We notify them within{' '}
          {giveaway.notifyWithinBusinessDays} business days of the draw, through the channel they used to
          enter.
        </p>
      ),
    },
    {
      id: 'claim',
      title: 'Claiming a prize',
      body: (
        <p>
          A winner must claim the prize within {giveaway.claimWithinHours} hours of our message. After that we
          draw somebody else. Prizes cannot be exchanged for money or passed on. Taxes on a prize are the
          winner’s.
        </p>
      ),
    },
    {
      id: 'data',
      title: 'Your data',
      body: (
        <p>
          We use what you enter to run the giveaway, and to announce winners by their channel’s name. See the{' '}
          <Link href="/privacy">Privacy Policy</Link> and the <Link href="/cookie-policy">Cookie Policy</Link>{' '}
          for the rest.
        </p>
      ),
    },
    {
      id: 'liability',
      title: 'Our liability',
      body: (
        <p>
          We may stop or change a giveaway that cannot be run fairly. As far as the law allows, we are not
          liable for entries that get lost, or for harm from using a prize.
        </p>
      ),
    },
    {
      id: 'disputes',
      title: 'Disputes and contact',
      body: (
        <p>
          Disputes about a giveaway must be raised within {giveaway.disputeWithinMonths} months of its end.
          Write to <SupportEmail />. The <Link href="/terms">Terms of Use</Link> apply as well.
        </p>
      ),
    },
  ],
};
