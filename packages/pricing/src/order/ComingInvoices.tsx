'use client';

import type { Quote } from '@backbeat/domain';
import type { ReactElement } from 'react';
import { dateText } from '../texts/dateText.ts';
import { orderTexts } from '../texts/english/order.ts';
import { moneyText } from '../texts/formats.ts';
import { textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';
import { Later, PaymentAmount, Payments } from './orderStyles.ts';

/**
 * The payments to come, opened on demand; nothing when they are all alike.
 *
 * @example <ComingInvoices quote={quote} />
 */
export const ComingInvoices = ({
  quote,
}: {
  /** Whose schedule it is. */
  readonly quote: Quote;
}): ReactElement | null => {
  const language = useLanguage();
  const [, ...later] = quote.schedule;
  if (later.length < 2) return null;
  return (
    <Later>
      <summary>{textsIn(language, orderTexts).comingPayments}</summary>
      <Payments>
        {later.map(({ atMs, totalCents }) => (
          <li key={atMs}>
            <span>{dateText(atMs, language)}</span>{' '}
            <PaymentAmount>{moneyText(totalCents, quote.currency, language)}</PaymentAmount>
          </li>
        ))}
      </Payments>
    </Later>
  );
};
