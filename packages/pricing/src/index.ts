export { BillingSwitch, type BillingSwitchProps } from './billing/BillingSwitch.tsx';
export { ByPeriod, type ByPeriodProps } from './billing/ByPeriod.tsx';
export { PeriodScope, type PeriodScopeProps } from './billing/PeriodScope.tsx';
export { SavingsNote, type SavingsNoteProps } from './billing/SavingsNote.tsx';
export type { BillingPeriodProps } from './billing/useBillingPeriod.ts';
export { PricingBlock, type PricingBlockProps } from './block/PricingBlock.tsx';
export {
  type Catalog,
  type CatalogBanner,
  type CatalogPeriod,
  type CatalogPlan,
  type CatalogPrice,
  type CatalogProps,
  type CatalogViewer,
  createCatalog,
} from './catalog/Catalog.ts';
export { planById } from './catalog/lookUp.ts';
export { offerCatalog } from './catalog/offerCatalog.ts';
export { ownCatalog } from './catalog/ownCatalog.ts';
export { partnerCatalog } from './catalog/partnerCatalog.ts';
export { type PriceView, priceView } from './catalog/priceView.ts';
export { useOwnCatalog } from './catalog/useCatalog.ts';
export type { ChangeLine, ChangePayment } from './change/changeLines.ts';
export { PlanChangePreview, type PlanChangePreviewProps } from './change/PlanChangePreview.tsx';
export { type ChooserPad, PlanChooser, type PlanChooserProps } from './chooser/PlanChooser.tsx';
export type { CodeEntryProps } from './codes/CodeEntry.tsx';
export type { CodeStatus } from './codes/codeView.ts';
export { GiftCardField, type GiftCardFieldProps } from './codes/GiftCardField.tsx';
export { PromoCodeField, type PromoCodeFieldProps } from './codes/PromoCodeField.tsx';
export { ComparisonTable, type ComparisonTableProps } from './comparison/ComparisonTable.tsx';
export { FaqList, type FaqListProps } from './faq/FaqList.tsx';
export { type FaqEntry, faqEntries } from './faq/faqEntries.ts';
export { ComingInvoices } from './order/ComingInvoices.tsx';
export { OrderSummary, type OrderSummaryProps } from './order/OrderSummary.tsx';
export {
  couponLengthText,
  type Order,
  type OrderStatus,
  orderButtonText,
  orderLeadText,
} from './order/orderWords.ts';
export { PlanPicks, type PlanPicksProps } from './order/PlanPicks.tsx';
export { type SummaryLine, type SummaryTone, summaryLines } from './order/summaryLines.ts';
export { PricingPage, type PricingPageProps } from './page/PricingPage.tsx';
export { type ShowcaseStation, StationShowcase, type StationShowcaseProps } from './page/StationShowcase.tsx';
export { FreeCard, type FreeCardProps } from './plan-card/FreeCard.tsx';
export { OfferPrice, type OfferPriceProps } from './plan-card/OfferPrice.tsx';
export {
  PlanCard,
  type PlanCardOptions,
  type PlanCardProps,
  type PlanCardState,
} from './plan-card/PlanCard.tsx';
export { PlanCards, type PlanCardsProps } from './plan-card/PlanCards.tsx';
export { type PlanAction, type PlanActionOptions, planAction } from './plan-card/planAction.ts';
export { ProTierTable, type ProTierTableProps } from './pro/ProTierTable.tsx';
export { TierPicker, type TierPickerProps } from './pro/TierPicker.tsx';
export type { PriceTier, PriceTiersProps } from './pro/tierRows.ts';
export { HiddenAmounts, type HiddenAmountsProps } from './texts/HiddenAmounts.tsx';
export type { Language } from './texts/language.ts';
export type { CountedSpan, OwnPlanTexts, PadTexts, PricingTexts } from './texts/PricingTexts.ts';
export { pricingTexts, useLanguage } from './texts/useLanguage.ts';
