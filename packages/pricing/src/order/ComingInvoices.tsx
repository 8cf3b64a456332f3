'use client';

import { dateText, moneyText, type Quote } from '@backbeat/domain';
import type { ReactElement } from 'react';
import { Later } from './orderStyles.ts';

/**
 * The payments to come, opened on demand; nothing when they are all alike.
 *
 * @example <ComingInvoices quote={quote} />
 */
export const ComingInvoices = ({ quote }: { readonly quote: Quote }): ReactElement | null => {
  const [, ...later] = quote.schedule;
  if (later.length < 2) return null;
  return (
    <Later>
      <summary>Coming payments</summary>
      <ol>
        {later.map(({ atMs, totalCents }) => (
          <li key={atMs}>
            {dateText(atMs)} <b>{moneyText(totalCents)}</b>
          </li>
        ))}
      </ol>
    </Later>
  );
};
