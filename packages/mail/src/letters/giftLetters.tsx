import { useLetter } from '../LetterContext.ts';
import type { LetterFacts } from '../LetterFacts.ts';
import { siteAddress } from '../letterPaths.ts';
import { Button } from '../parts/Button.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Layout } from '../parts/Layout.tsx';

export const GiftBought = ({ code, months, paidCents, claimUntil }: LetterFacts['gift-bought']) => {
  const { siteUrl, voice } = useLetter();
  const { date, money } = voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['months', String(months)],
          ['paid', money(paidCents)],
          ['claimUntil', date(claimUntil)],
          ['giftLink', siteAddress(siteUrl, { to: '/gifts/:code', code })],
        ]}
      />
      <Button to="/gifts/:code" code={code} />
    </Layout>
  );
};

export const GiftClaimed = ({ claimedBy, left }: LetterFacts['gift-claimed']) => {
  const { typed } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['claimedBy', claimedBy && typed(claimedBy)],
          ['left', String(left)],
        ]}
      />
      <Button to="/settings/gifts" />
    </Layout>
  );
};

export const GiftRefunded = ({ months, refundCents, refundedOn }: LetterFacts['gift-refunded']) => {
  const { date, money } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['refund', money(refundCents)],
          ['months', String(months)],
          ['date', date(refundedOn)],
        ]}
      />
      <Button to="/settings/gifts" />
    </Layout>
  );
};
