import { cents, coupons, products, quoteForPlan } from '@backbeat/domain';
import { pseudoTexts } from '@backbeat/tooling/pseudoTexts';
import { LocaleProvider, uiTexts } from '@backbeat/ui/locale';
import { StyleProvider } from '@backbeat/ui/styling';
import { en as uiEn } from '@backbeat/ui/texts/en';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as pricing from '../index.ts';
import {
  BillingSwitch,
  ByPeriod,
  ComingInvoices,
  ComparisonTable,
  couponLengthText,
  FaqList,
  FreeCard,
  GiftCardField,
  HiddenAmounts,
  OfferPrice,
  OrderSummary,
  orderButtonText,
  orderLeadText,
  PeriodScope,
  PlanCard,
  PlanCards,
  PlanChangePreview,
  PlanChooser,
  PlanPicks,
  PricingBlock,
  PricingPage,
  PromoCodeField,
  ProTierTable,
  partnerCatalog,
  pricingTexts,
  SavingsNote,
  StationShowcase,
  TierPicker,
} from '../index.ts';
import { en } from './en.ts';
import type { Language } from './language.ts';

const pseudo = pseudoTexts(en);
const language: Language = { texts: pseudo, locale: 'en-US' };
const atMs = Date.UTC(2026, 10, 20);
const trial = quoteForPlan({ planCode: 'rocksprem_i_m_v2', coupon: coupons.oneMonthFree, atMs });
const giftCard = { code: 'GIFT', currency: 'USD', balanceCents: cents(90_000) };
const half3 = { ...coupons.vidcon, appliesForMonths: 3 };
const discounted = quoteForPlan({ planCode: 'rocksprem_i_m_v2', coupon: half3, giftCard, atMs });
const code = { value: '', onChange: () => {}, onApply: () => {}, onRemove: () => {} };
const payment = { atMs, totalCents: cents(943), lines: [{ label: '', amountCents: cents(-100) }] };
const change = { title: '', note: '', fromName: '', toName: '', today: payment, next: payment };
const press = { onConfirm: () => {}, onKeep: () => {} };

/** Every component of the entry, in each state that says something of its own. */
const shown: Readonly<Record<string, ReactNode>> = {
  BillingSwitch: (
    <>
      <BillingSwitch />
      <BillingSwitch variant="plain" />
      <BillingSwitch variant="plan-block" />
    </>
  ),
  ByPeriod: (
    <>
      <ByPeriod>{() => null}</ByPeriod>
    </>
  ),
  ComingInvoices: (
    <>
      <ComingInvoices quote={discounted} />
    </>
  ),
  ComparisonTable: (
    <>
      <ComparisonTable />
      <ComparisonTable session={{ tier: 'premStream' }} />
    </>
  ),
  FaqList: (
    <>
      <FaqList />
    </>
  ),
  FreeCard: (
    <>
      <FreeCard />
      <FreeCard session={{ tier: 'free' }} />
    </>
  ),
  GiftCardField: (
    <>
      <GiftCardField {...code} />
      <GiftCardField {...code} status="applied" />
      <GiftCardField {...code} status="applied" giftCard={giftCard} />
      <GiftCardField {...code} status="invalid" />
      <GiftCardField {...code} status="failed" />
    </>
  ),
  HiddenAmounts: (
    <HiddenAmounts text="[…]">
      <GiftCardField {...code} status="applied" giftCard={giftCard} />
    </HiddenAmounts>
  ),
  OfferPrice: (
    <>
      <OfferPrice plan="premium" coupon={coupons.oneMonthFree} />
      <OfferPrice plan="premium" coupon={coupons.vidcon} billingPeriod="yearly" />
    </>
  ),
  OrderSummary: (
    <>
      <OrderSummary
        planCode="rocksprem_i_m_v2"
        quote={trial}
        coupon={coupons.oneMonthFree}
        onPlanChange={() => {}}
      />
      <OrderSummary planCode="rocksprem_i_m_v2" quote={discounted} coupon={half3} giftCard={giftCard} />
    </>
  ),
  PeriodScope: (
    <>
      <PeriodScope billingPeriod="yearly" />
    </>
  ),
  PlanCard: (
    <>
      {products.map((plan) => (
        <PlanCard key={plan} plan={plan} isDetailed detailsHref="/" />
      ))}
      <PlanCard plan="premium" state="current" session={{ tier: 'premStream' }} />
      <PlanCard plan="premium" state="unavailable" />
      <PlanCard plan="premium" state="loading" />
      <PlanCard plan="pro" catalog={partnerCatalog(language)} />
    </>
  ),
  PlanCards: (
    <>
      <PlanCards session={{ tier: 'free' }} />
    </>
  ),
  PlanChangePreview: (
    <>
      <PlanChangePreview {...change} {...press} />
      <PlanChangePreview {...change} {...press} status="processing" />
      <PlanChangePreview {...change} {...press} status="failed" />
    </>
  ),
  PlanChooser: (
    <>
      <PlanChooser compareHref="/" />
    </>
  ),
  PlanPicks: (
    <>
      <PlanPicks planCode="rockspro_y_v1" onPlanChange={() => {}} />
    </>
  ),
  PricingBlock: (
    <>
      <PricingBlock showFree />
    </>
  ),
  PricingPage: (
    <>
      <PricingPage stationHref={() => '/'} />
    </>
  ),
  ProTierTable: (
    <>
      <ProTierTable litTier="Two" />
    </>
  ),
  PromoCodeField: (
    <>
      <PromoCodeField {...code} />
      <PromoCodeField {...code} status="applied" />
    </>
  ),
  SavingsNote: (
    <>
      <SavingsNote />
    </>
  ),
  StationShowcase: (
    <>
      <StationShowcase hrefFor={() => '/'} />
    </>
  ),
  TierPicker: (
    <>
      <TierPicker litTier="Two" />
    </>
  ),
};

const said = (of: ReactNode): readonly string[] => {
  const html = renderToStaticMarkup(
    <LocaleProvider locale="en-US" texts={[uiTexts(pseudoTexts(uiEn)), pricingTexts(pseudo)]}>
      <StyleProvider>{of}</StyleProvider>
    </LocaleProvider>,
  ).replaceAll(/<style.*?<\/style>/gs, '');
  const attributes = [...html.matchAll(/\b(?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(
    ([, text = '']) => text,
  );
  return [...html.split(/<[^>]*>/), ...attributes];
};

/** Names, which stay in every language. */
const names =
  /Backbeat|Premium|Download|Pro|Free|Twitch: |YouTube: |Chill|LoFi|Calming Cinematics|Electro-Swing|Disco|Rock|Spooky|Chiptune|Tradition Latin/g;
/** Amounts and dates, which `Intl` writes. */
const written = /[A-Z][a-z]+ \d+, \d{4}|[−$\d,.]+/g;

const leftOver = (text: string): string =>
  text
    .replaceAll(/\[[^[\]]*\]/g, '')
    .replaceAll(/\[[^[\]]*\]/g, '')
    .replaceAll(/&[#\w]+;/g, '')
    .replaceAll(names, '')
    .replaceAll(written, '')
    .replaceAll(/[\s.,]/g, '');

it('shows every component of the entry', () => {
  const components = Object.keys(pricing).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(shown).toSorted()).toEqual(components.toSorted());
});

describe('in a made-up language nothing is English', () => {
  it.each(Object.entries(shown))('%s', (_, node) => {
    expect(
      said(node)
        .map(leftOver)
        .filter((text) => text !== ''),
    ).toEqual([]);
  });

  it('nor are the functions beside them', () => {
    const order = {
      plan: { name: '', billingPeriod: 'monthly' },
      quote: trial,
      coupon: coupons.oneMonthFree,
    } as const;
    const texts = [
      couponLengthText({ coupon: coupons.vidcon, quote: trial }, language),
      orderLeadText(order, language),
      ...(['idle', 'processing', 'failed'] as const).map((status) =>
        orderButtonText(trial, status, language),
      ),
    ];
    expect(texts.map(leftOver)).toEqual(texts.map(() => ''));
  });

  it('is found where it is', () => {
    expect(leftOver('[Töôtáàl] Total')).toBe('Total');
  });
});
