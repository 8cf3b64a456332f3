'use client';

import { type ReactElement, type ReactNode, use } from 'react';
import { sharedContext } from '../sharedContext.ts';
import type { TextOverrides } from './createTexts.tsx';

const LocaleContext = sharedContext('ui/locale', 'en-US');

/** Props of {@link LocaleProvider}. */
export interface LocaleProviderProps {
  /** A BCP 47 tag for numbers, dates and plurals: `de`, `en-GB`. */
  readonly locale: string;
  /** Texts of packages in that language; where two name the same text, the later one counts. @default [] */
  readonly texts?: readonly TextOverrides[];
  /** Where this language is spoken. */
  readonly children?: ReactNode;
}

/**
 * Says in which language the components inside speak. Without it they speak English as it is written in the US.
 *
 * @example <LocaleProvider locale="de" texts={[uiTexts(de)]}><App /></LocaleProvider>
 */
export const LocaleProvider = ({ locale, texts = [], children }: LocaleProviderProps): ReactElement => (
  <LocaleContext value={locale}>
    {texts.reduceRight((inside, { provide }) => provide(inside), children)}
  </LocaleContext>
);

/**
 * The tag that the nearest {@link LocaleProvider} gives, `en-US` without one.
 *
 * @example const text = new Intl.NumberFormat(useLocale()).format(1200);
 */
export const useLocale = (): string => use(LocaleContext);
