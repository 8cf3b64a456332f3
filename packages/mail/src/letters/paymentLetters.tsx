import type { Cents } from '@backbeat/domain';
import type { Voice } from '../createVoice.ts';
import { useLetter } from '../LetterContext.ts';
import type { LetterFacts } from '../LetterFacts.ts';
import { Button } from '../parts/Button.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Layout } from '../parts/Layout.tsx';

export const Receipt = ({ number, planCode, paidCents, paidOn }: LetterFacts['receipt']) => {
  const { date, money, plan, typed } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['paid', money(paidCents)],
          ['plan', planCode && plan(planCode)],
          ['date', date(paidOn)],
          ['number', typed(number)],
        ]}
      />
      <Button to="/settings/invoices" number={number} />
    </Layout>
  );
};

/** A bill that was not paid. */
export const PaymentFailed = ({
  planCode,
  amountCents,
  nextTryOn,
  endsOn,
}: LetterFacts['payment-failed']) => {
  const { date, money, plan } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['amountDue', money(amountCents)],
          ['plan', plan(planCode)],
          ['asksAgain', nextTryOn && date(nextTryOn)],
          ['endsOn', date(endsOn)],
        ]}
      />
      <Button to="/settings/subscription" />
    </Layout>
  );
};

export const PaymentRecovered = ({ planCode, paidCents, paidOn }: LetterFacts['payment-recovered']) => {
  const { date, money, plan } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['paid', money(paidCents)],
          ['plan', plan(planCode)],
          ['date', date(paidOn)],
        ]}
      />
      <Button to="/settings/subscription" />
    </Layout>
  );
};

export const CardExpires = ({ planCode, cardMonth, chargedOn }: LetterFacts['card-expires']) => {
  const { date, month, plan } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['plan', plan(planCode)],
          ['cardExpires', month(cardMonth)],
          ['charge', date(chargedOn)],
        ]}
      />
      <Button to="/settings/subscription" />
    </Layout>
  );
};

/** Where money goes back to: "To Visa ending in 1111". */
const methodLabel = (method: LetterFacts['refund']['method'], { texts, typed }: Voice): string | null => {
  if (!method) return null;
  const { to, card, endingIn } = texts.method;
  if (method.kind === 'paypal') return `${to} PayPal`;
  const name = `${to} ${method.brand === null ? card : typed(method.brand)}`;
  return method.lastFour === null ? name : `${name} ${endingIn} ${typed(method.lastFour)}`;
};

/** Months that go back: "2 months for others". */
const giftText = ({ months }: { readonly months: number | null }, { texts }: Voice): string => {
  const { unknown, one, more } = texts.monthsForOthers;
  return months === null ? unknown : `${months} ${months === 1 ? one : more}`;
};

export const Refund = ({
  reference,
  number,
  planCode,
  gift,
  withdrawnAt,
  refundCents,
  method,
  methodCents,
  giftCardCents,
  creditCents,
  endsPlan,
  isSignedOut,
  unpaid,
}: LetterFacts['refund']) => {
  const { voice } = useLetter();
  const { money, moment, plan, typed } = voice;
  const part = (cents: Cents) => (cents === 0 || unpaid !== null ? null : money(cents));
  return (
    <Layout>
      <Facts
        rows={[
          ['refund', unpaid === 'disputed' ? null : money(refundCents)],
          ['toMethod', part(methodCents), methodLabel(method, voice)],
          ['toGiftCard', part(giftCardCents)],
          ['toCredit', part(creditCents)],
          ['plan', planCode && plan(planCode)],
          ['withdrawnFrom', gift && giftText(gift, voice)],
          ['withdrawnAt', moment(withdrawnAt)],
          ['planEnded', endsPlan ? moment(withdrawnAt) : null],
          ['giftEnded', gift && moment(withdrawnAt)],
          ['number', typed(number)],
          ['reference', typed(reference)],
        ]}
      />
      {isSignedOut ? <Button to="/withdraw" /> : <Button to="/settings/invoices" number={number} />}
    </Layout>
  );
};

export const RefundGiven = ({ number, refundCents, refundedOn }: LetterFacts['refund-given']) => {
  const { date, money, typed } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['refund', money(refundCents)],
          ['date', date(refundedOn)],
          ['number', typed(number)],
        ]}
      />
      <Button to="/settings/invoices" number={number} />
    </Layout>
  );
};

export const WithdrawalLink = ({ number, url, validUntil }: LetterFacts['withdrawal-link']) => {
  const { moment, typed } = useLetter().voice;
  return (
    <Layout>
      <Facts
        rows={[
          ['number', typed(number)],
          ['validUntil', moment(validUntil)],
        ]}
      />
      <Button href={url} />
    </Layout>
  );
};
