import type { PaymentsTexts } from '@backbeat/payments';
import { PaymentsProvider } from '@backbeat/payments/react';
import { createTestPayments, testConfig } from '@backbeat/payments/testing';
import { de as paymentsDe } from '@backbeat/payments/texts/de';
import { en as paymentsEn } from '@backbeat/payments/texts/en';
import { pricingTexts } from '@backbeat/pricing';
import { de as pricingDe } from '@backbeat/pricing/texts/de';
import { en as pricingEn } from '@backbeat/pricing/texts/en';
import { pseudoTexts } from '@backbeat/tooling/pseudoTexts';
import { LocaleProvider, type TextOverrides, uiTexts } from '@backbeat/ui/locale';
import { de as uiDe } from '@backbeat/ui/texts/de';
import { en as uiEn } from '@backbeat/ui/texts/en';
import type { Decorator } from '@storybook/react-vite';
import { useEffect } from 'react';

interface Language {
  readonly title: string;
  readonly locale: string;
  readonly texts: readonly TextOverrides[];
  readonly payments: PaymentsTexts;
}

/** A package's texts in every language of the toolbar. */
const inEveryLanguage = <Texts extends object>(
  override: (texts: Texts) => TextOverrides,
  { en, de }: { readonly en: Texts; readonly de: Texts },
) => ({ en: override(en), de: override(de), pseudo: override(pseudoTexts(en)) });

/** Every package that takes its texts from a `LocaleProvider`. */
const packages = [
  inEveryLanguage(uiTexts, { en: uiEn, de: uiDe }),
  inEveryLanguage(pricingTexts, { en: pricingEn, de: pricingDe }),
];

/** What the toolbar offers. */
export const languages = {
  en: { title: 'English', locale: 'en-US', texts: packages.map(({ en }) => en), payments: paymentsEn },
  de: { title: 'German', locale: 'de', texts: packages.map(({ de }) => de), payments: paymentsDe },
  pseudo: {
    title: 'Pseudo (longer)',
    locale: 'en-US',
    texts: packages.map(({ pseudo }) => pseudo),
    payments: pseudoTexts(paymentsEn),
  },
} as const satisfies Readonly<Record<string, Language>>;

const languageOf = (name: unknown): Language =>
  name === 'de' || name === 'pseudo' ? languages[name] : languages.en;

/** A client whose card fields never finish loading; stories that show fields make their own. */
const createLoadingPayments = () => createTestPayments({ opens: new Promise(() => {}) });

/** Lets a story speak the language that the toolbar chose. */
export const withLanguage: Decorator = (Story, { globals, title }) => {
  const { locale, texts, payments } = languageOf(globals.language);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <LocaleProvider locale={locale} texts={texts}>
      {title.startsWith('Payments/') ? (
        <PaymentsProvider config={testConfig} create={createLoadingPayments} texts={payments}>
          <Story />
        </PaymentsProvider>
      ) : (
        <Story />
      )}
    </LocaleProvider>
  );
};
