import { type Account, cardExpiry, cents, dateText, moneyText } from '@backbeat/domain';
import { Banner, LinkButton } from '@backbeat/ui';
import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { useAccount } from '../../session/index.ts';
import { cardChangeOpened } from '../card/cardSlice.ts';
import { subscriptionPanel } from '../subscription/subscriptionPanel.ts';

/** What every account page says on top while a plan is in danger, and the way out. */
interface AccountBannerWords {
  readonly tone: 'pink' | 'sun';
  readonly text: string;
  readonly actionLabel: 'Update card' | 'View details';
}

const monthText = (month: string): string => dateText(`${month}-01`).replace(/ \d+,/, '');

const pastDueWords = (account: Account, name: string, atMs: number): AccountBannerWords => {
  const { past_due: bill = null, paid_through_date: endsOn = null, provider } = account.subscription ?? {};
  const amount = bill === null ? 'you' : moneyText(cents(bill.amount));
  const end =
    endsOn === null ? '' : ` It ends on ${dateText(endsOn)}, unless the payment goes through before.`;
  const next =
    bill?.next_try_at != null && Date.parse(bill.next_try_at) > atMs
      ? ` The next try is on ${dateText(bill.next_try_at)}.`
      : '';
  return {
    tone: 'pink',
    text: `We could not charge ${amount} for ${name}.${end}${next}`,
    actionLabel: provider === null ? 'Update card' : 'View details',
  };
};

/**
 * The banner of an account: a payment that failed, with the day on which access ends; else a card that runs out
 * before the next payment. Null while nothing has to be done.
 *
 * @param atMs now, in epoch milliseconds
 */
export const accountBanner = (account: Account, atMs: number): AccountBannerWords | null => {
  const { subscription } = account;
  const { state, title } = subscriptionPanel(account, atMs);
  if (state.kind === 'past-due') return pastDueWords(account, title, atMs);
  const { card_expires: month = null, next_billing_date: nextOn = null } = subscription ?? {};
  if (subscription?.provider !== null || subscription.state !== 'active' || month === null || nextOn === null)
    return null;
  const expiry = cardExpiry(subscription, atMs);
  if (expiry === 'good') return null;
  return {
    tone: 'sun',
    text:
      expiry === 'over'
        ? `The card that pays for ${title} has expired. The next payment is on ${dateText(nextOn)}.`
        : `The card that pays for ${title} expires in ${monthText(month)}, before the next payment on ${dateText(nextOn)}.`,
    actionLabel: 'Update card',
  };
};

/** On top of the account pages: a plan is about to end, and the button that mends it. */
export const AccountBanner = () => {
  const [atMs] = useState(Date.now);
  const { data: account } = useAccount();
  const dispatch = useAppDispatch();
  const words = account === undefined ? null : accountBanner(account, atMs);
  if (words === null) return null;
  const { tone, text, actionLabel } = words;
  return (
    <Banner
      tone={tone}
      role="status"
      action={
        <LinkButton
          size="sm"
          href="/settings/subscription"
          onClick={() => {
            if (actionLabel === 'Update card') dispatch(cardChangeOpened());
          }}
        >
          {actionLabel}
        </LinkButton>
      }
    >
      <PrivateText name="amount" text={text} />
    </Banner>
  );
};
