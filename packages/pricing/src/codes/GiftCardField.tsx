'use client';

import { type GiftCard, moneyText } from '@backbeat/domain';
import type { ReactElement } from 'react';
import { CodeEntry, type CodeEntryProps } from './CodeEntry.tsx';
import { giftCardWords } from './codeView.ts';

/** Props of {@link GiftCardField}. */
export interface GiftCardFieldProps extends CodeEntryProps {
  /** The applied card; its balance is shown. */
  readonly giftCard?: GiftCard | null;
}

/**
 * A gift card with Add and Remove.
 *
 * @example <GiftCardField value={code} onChange={setCode} status={status} giftCard={card} onApply={look} onRemove={drop} />
 */
export const GiftCardField = ({ giftCard = null, ...rest }: GiftCardFieldProps): ReactElement => {
  const applied =
    giftCard === null ? giftCardWords.applied : `${moneyText(giftCard.balanceCents)} gift card added`;
  return <CodeEntry words={{ ...giftCardWords, applied }} {...rest} />;
};
