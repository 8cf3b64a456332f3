'use client';

import type { GiftCard } from '@backbeat/domain';
import type { ReactElement } from 'react';
import { codeTexts } from '../texts/english/code.ts';
import { moneyText } from '../texts/formats.ts';
import { textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';
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
  const language = useLanguage();
  const words = giftCardWords(language);
  const applied =
    giftCard === null
      ? words.applied
      : textsIn(language, codeTexts).giftCardAppliedOf(
          moneyText(giftCard.balanceCents, giftCard.currency, language),
        );
  return <CodeEntry words={{ ...words, applied }} {...rest} />;
};
