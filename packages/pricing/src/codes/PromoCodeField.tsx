'use client';

import type { ReactElement } from 'react';
import { useLanguage } from '../texts/useLanguage.ts';
import { CodeEntry, type CodeEntryProps } from './CodeEntry.tsx';
import { couponWords } from './codeView.ts';

/** Props of {@link PromoCodeField}. */
export interface PromoCodeFieldProps extends CodeEntryProps {
  /** What is above the field. @default 'Coupon' */
  readonly label?: string;
}

/**
 * A coupon with Add and Remove. A wrong code stays in the field, so that it can be corrected.
 *
 * @example <PromoCodeField value={code} onChange={setCode} status={status} onApply={look} onRemove={drop} />
 */
export const PromoCodeField = ({ label, ...rest }: PromoCodeFieldProps): ReactElement => {
  const words = couponWords(useLanguage());
  return <CodeEntry words={label ? { ...words, label, placeholder: label } : words} {...rest} />;
};
