import { cents, quote } from '@backbeat/domain';
import { Button } from '@backbeat/ui';
import { LocaleProvider } from '@backbeat/ui/locale';
import { css, styled } from '@backbeat/ui/styling';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useState } from 'react';
import { PeriodScope } from '../billing/PeriodScope.tsx';
import { PlanChooser } from '../chooser/PlanChooser.tsx';
import { ComparisonTable } from '../comparison/ComparisonTable.tsx';
import { OrderSummary } from '../order/OrderSummary.tsx';
import { orderButtonText } from '../order/orderWords.ts';
import { PricingPage } from '../page/PricingPage.tsx';
import { de } from '../texts/de.ts';
import { pricingTexts, useLanguage } from '../texts/useLanguage.ts';
import { createCatalog } from './Catalog.ts';

/** A yoga studio's words; `of` chooses between English and German. */
const studioIn = (locale: 'en' | 'de') => {
  const of = (english: string, german: string) => (locale === 'de' ? german : english);
  return createCatalog({
    name: 'Lotus',
    currency: 'EUR',
    periods: ['monthly', 'quarterly', 'yearly'],
    startingPeriod: 'quarterly',
    plans: [
      {
        id: 'visit',
        name: of('Visit', 'Besuch'),
        perks: [of('One class to try', 'Eine Stunde zum Probieren'), of('Mat and tea', 'Matte und Tee')],
        action: of('Book a class', 'Stunde buchen'),
        prices: { monthly: { code: 'visit', amount: 0 } },
        features: { classes: '1' },
      },
      {
        id: 'flow',
        name: 'Flow',
        subtitle: of('Once a week', 'Einmal die Woche'),
        description: of('A fixed evening, the same faces.', 'Ein fester Abend, dieselben Gesichter.'),
        perks: [
          of('Four classes a month', 'Vier Stunden im Monat'),
          of('Mat and tea', 'Matte und Tee'),
          of('Pause for up to a month', 'Bis zu einem Monat Pause'),
        ],
        prices: {
          monthly: { code: 'flow-m', amount: 4900, href: '#flow-m' },
          quarterly: { code: 'flow-q', amount: 13_500, perMonth: 4500, href: '#flow-q' },
          yearly: { code: 'flow-y', amount: 49_000, perMonth: 4083, href: '#flow-y' },
        },
        features: { classes: '4', guests: false, videos: false },
      },
      {
        id: 'open',
        name: 'Open',
        subtitle: of('Whenever you like', 'Wann immer du magst'),
        description: of(
          'Every class, and videos for the days between.',
          'Alle Stunden, und Videos für dazwischen.',
        ),
        isHighlighted: true,
        badge: of('Most chosen', 'Beliebt'),
        perks: [
          of('Every class', 'Alle Stunden'),
          of('Bring a guest once a month', 'Einmal im Monat ein Gast'),
          of('Videos for at home', 'Videos für zu Hause'),
        ],
        prices: {
          monthly: { code: 'open-m', amount: 8900, href: '#open-m' },
          quarterly: { code: 'open-q', amount: 24_900, perMonth: 8300, href: '#open-q' },
          yearly: { code: 'open-y', amount: 89_000, perMonth: 7417, href: '#open-y' },
        },
        features: { classes: of('All', 'Alle'), guests: true, videos: true },
      },
    ],
    rows: [
      { key: 'classes', label: of('Classes a month', 'Stunden im Monat') },
      { key: 'guests', label: of('Guests', 'Gäste') },
      { key: 'videos', label: of('Videos for at home', 'Videos für zu Hause') },
    ],
    questions: [
      {
        question: of('Do I need a mat?', 'Brauche ich eine Matte?'),
        answer: of('No, there is one for you.', 'Nein, eine liegt für dich bereit.'),
      },
    ],
    terms: of('Cancel by the end of any month.', 'Kündbar zum Ende jedes Monats.'),
  });
};

interface StudioProps {
  readonly locale: 'en' | 'de';
}

const In = ({ locale, children }: StudioProps & { readonly children: ReactElement }) => (
  <LocaleProvider locale={locale === 'de' ? 'de' : 'en-IE'} texts={locale === 'de' ? [pricingTexts(de)] : []}>
    {children}
  </LocaleProvider>
);

const months = { monthly: 1, quarterly: 3, yearly: 12 } as const;

const StudioOrder = ({ locale }: StudioProps) => {
  const language = useLanguage();
  const catalog = studioIn(locale);
  const { monthly, quarterly, yearly } = catalog.plans.find(({ id }) => id === 'open')?.prices ?? {};
  const [planCode, choose] = useState(quarterly?.code ?? 'open-q');
  const period = planCode === monthly?.code ? 'monthly' : planCode === yearly?.code ? 'yearly' : 'quarterly';
  const amount = { monthly, quarterly, yearly }[period]?.amount ?? 0;
  const ordered = quote({
    currency: catalog.currency,
    atMs: Date.UTC(2026, 10, 20),
    lines: [
      {
        planCode,
        quantity: 1,
        unitAmountCents: cents(amount),
        interval: { length: months[period], unit: 'month' },
      },
    ],
  });
  return (
    <OrderSummary catalog={catalog} planCode={planCode} quote={ordered} onPlanChange={choose}>
      <Button variant="primary" size="lg" block>
        {orderButtonText(ordered, 'idle', language)}
      </Button>
    </OrderSummary>
  );
};

const leads = {
  en: 'Pay by the month, the quarter or the year.',
  de: 'Zahl im Monat, im Quartal oder im Jahr.',
};
const titles = { en: 'How often will you come?', de: 'Wie oft kommst du?' };

/** The plans of a yoga studio in euros, by the month, the quarter and the year: another catalogue than ours. */
const StudioPage = ({ locale }: StudioProps) => (
  <In locale={locale}>
    <PricingPage catalog={studioIn(locale)} lead={leads[locale]} session={{ planId: 'flow' }} />
  </In>
);

const meta = {
  title: 'Pricing/Your own plans',
  render: (args) => <StudioPage {...args} />,
  args: { locale: 'en' },
} satisfies Meta<StudioProps>;

export default meta;

type Story = StoryObj<typeof meta>;

const page = { parameters: { layout: 'fullscreen' } } satisfies Story;
const order = {
  parameters: { frame: 440 },
  render: (args) => (
    <In {...args}>
      <StudioOrder {...args} />
    </In>
  ),
} satisfies Story;
const chooser = {
  render: (args) => (
    <In {...args}>
      <PlanChooser catalog={studioIn(args.locale)} title={titles[args.locale]} compareHref="#all" />
    </In>
  ),
} satisfies Story;

/* Here no header of a page stands over the table's own heads. */
const Place = styled(PeriodScope, { base: css`--bb-compare-heads-at: 0px;` });

const comparison = {
  render: (args) => (
    <In {...args}>
      <Place billingPeriod="quarterly" periods={studioIn(args.locale).periods}>
        <ComparisonTable catalog={studioIn(args.locale)} />
      </Place>
    </In>
  ),
} satisfies Story;

export const English: Story = page;
export const German: Story = { ...page, args: { locale: 'de' } };
export const Order: Story = order;
export const OrderInGerman: Story = { ...order, args: { locale: 'de' } };
export const Chooser: Story = chooser;
export const ChooserInGerman: Story = { ...chooser, args: { locale: 'de' } };
export const Comparison: Story = comparison;
export const ComparisonInGerman: Story = { ...comparison, args: { locale: 'de' } };

/** Our own plans in German. */
export const OursInGerman: Story = {
  ...page,
  render: () => (
    <In locale="de">
      <PricingPage stationHref={() => '#'} />
    </In>
  ),
};
