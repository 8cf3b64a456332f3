import { type Account, cardEndsMs } from '@backbeat/domain';
import { errorText } from '@backbeat/sdk';
import type { PaymentMethod } from '@backbeat/sdk/contract';
import { premiumCardQuery } from '@backbeat/sdk/query';
import { Button, Panel, Skeleton, Text } from '@backbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '../../../release/lazyPart.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { useSignedInServices } from '../../session/index.ts';
import { DetailText, NameText, PartTitle } from '../components/settingsStyles.ts';
import { notificationDismissed } from '../notificationSlice.ts';
import { cardChangeClosed, cardChangeOpened, selectIsChangingCard } from './cardSlice.ts';
import { CardPicture, Line, LineButton } from './cardStyles.ts';

/** Loaded when somebody wants another card: the payment provider's part is large. */
const NewCardForm = lazyPart(() => import('./NewCardForm.tsx'));

interface CardPanelProps {
  readonly account: Account;
  /** Now, in epoch milliseconds. */
  readonly atMs: number;
}

const waiting = (
  <div role="status" aria-label="Loading the card">
    <Skeleton width="half" />
    <Skeleton width="most" />
  </div>
);

/** What the card panel says about what is on file. */
interface CardLine {
  readonly title: string;
  readonly detail: string;
  /** The next payment would fail: the person has to act. */
  readonly isWrong: boolean;
  readonly actionLabel: string;
}

const monthText = (year: number, month: number): string =>
  `${String(month).padStart(2, '0')} / ${String(year % 100).padStart(2, '0')}`;

/**
 * The line of the card panel.
 *
 * @param atMs now, in epoch milliseconds
 * @param nextOn the day of the next payment, ISO 8601; null when that is not known
 * @example cardLine({ kind: 'paypal' }, 0, null).title // → 'PayPal'
 */
export const cardLine = (method: PaymentMethod | null, atMs: number, nextOn: string | null): CardLine => {
  if (method === null) {
    return {
      title: 'No card on file',
      detail: 'Add one before the next payment.',
      isWrong: true,
      actionLabel: 'Add card',
    };
  }
  if (method.kind === 'paypal') {
    return {
      title: 'PayPal',
      detail: 'Payments go through your PayPal account.',
      isWrong: false,
      actionLabel: 'Use a card',
    };
  }
  const { brand, last_four, expiry_year: year, expiry_month: month } = method;
  const endMs = cardEndsMs(`${year}-${String(month).padStart(2, '0')}`);
  const isOver = endMs <= atMs;
  const isOverThen = nextOn !== null && endMs <= Date.parse(nextOn);
  return {
    title: `${brand} ending in ${last_four}`,
    detail: `${isOver ? 'Expired' : 'Expires'} ${monthText(year, month)}${!isOver && isOverThen ? ', before the next payment' : ''}`,
    isWrong: isOver || isOverThen,
    actionLabel: 'Change card',
  };
};

/** What the bills are charged to, and the way to another card. */
export const CardPanel = ({ account, atMs }: CardPanelProps) => {
  const { client } = useSignedInServices();
  const { data, error, refetch, isFetching } = useQuery(premiumCardQuery(client));
  const isChanging = useAppSelector(selectIsChangingCard);
  const dispatch = useAppDispatch();
  const opener = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(false);

  useEffect(() => () => void dispatch(cardChangeClosed()), [dispatch]);
  useEffect(() => {
    // The button that opened the form takes the focus back, without scrolling: the news stand on top of the page.
    if (wasChanging.current && !isChanging) opener.current?.focus({ preventScroll: true });
    wasChanging.current = isChanging;
  }, [isChanging]);

  const line =
    data === undefined
      ? null
      : cardLine(data.payment_method, atMs, account.subscription?.next_billing_date ?? null);

  return (
    <>
      <PartTitle level={2} id="card">
        Card
      </PartTitle>
      <Panel padding="calm" stacked role="region" aria-labelledby="card">
        {line === null && (error === null || isFetching) ? waiting : null}
        {line === null && error !== null && !isFetching ? (
          <Line>
            <CardPicture aria-hidden="true" />
            <Text tone="muted">{errorText(error)}</Text>
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          </Line>
        ) : null}
        {line === null ? null : (
          <Line>
            <CardPicture aria-hidden="true">
              <i />
              <i />
              <i />
              <i />
            </CardPicture>
            <p>
              <NameText>
                <PrivateText name="card" text={line.title} />
              </NameText>
              <DetailText isWrong={line.isWrong}>
                <PrivateText text={line.detail} />
              </DetailText>
            </p>
            <LineButton
              ref={opener}
              size="sm"
              variant={isChanging ? 'quiet' : 'secondary'}
              aria-expanded={isChanging}
              onClick={() => {
                dispatch(notificationDismissed());
                dispatch(isChanging ? cardChangeClosed() : cardChangeOpened());
              }}
            >
              {isChanging ? 'Keep this card' : line.actionLabel}
            </LineButton>
          </Line>
        )}
        {isChanging ? (
          <Suspense fallback={waiting}>
            <NewCardForm account={account} />
          </Suspense>
        ) : null}
      </Panel>
    </>
  );
};
