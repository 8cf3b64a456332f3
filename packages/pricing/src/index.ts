export { BillingSwitch, type BillingSwitchProps } from './billing/BillingSwitch.tsx';
export { ByPeriod, type ByPeriodProps } from './billing/ByPeriod.tsx';
export { PeriodScope, type PeriodScopeProps } from './billing/PeriodScope.tsx';
export { SavingsNote, type SavingsNoteProps } from './billing/SavingsNote.tsx';
export type { BillingPeriodProps } from './billing/useBillingPeriod.ts';
export { partnerSaving, savingText, type YearlySaving, yearlySaving } from './billing/yearlySaving.ts';
export { PricingBlock, type PricingBlockProps } from './block/PricingBlock.tsx';
export type { ChangeLine, ChangePayment } from './change/changeLines.ts';
export { PlanChangePreview, type PlanChangePreviewProps } from './change/PlanChangePreview.tsx';
export { PlanChooser, type PlanChooserProps } from './chooser/PlanChooser.tsx';
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
export { StationShowcase, type StationShowcaseProps } from './page/StationShowcase.tsx';
export { FreeCard, type FreeCardProps } from './plan-card/FreeCard.tsx';
export { listCard } from './plan-card/listCard.ts';
export { OfferPrice, type OfferPriceProps } from './plan-card/OfferPrice.tsx';
export { offerCard } from './plan-card/offerCard.ts';
export { PlanCard, type PlanCardProps } from './plan-card/PlanCard.tsx';
export type { PlanCardBanner, PlanCardContent, PlanCardPrice } from './plan-card/PlanCardContent.ts';
export { PlanCards, type PlanCardsProps } from './plan-card/PlanCards.tsx';
export { partnerCard } from './plan-card/partnerCard.ts';
export { type PlanAction, planAction } from './plan-card/planAction.ts';
export { type PlanCardState, planCardState } from './plan-card/planCardState.ts';
export { SelectPlan, type SelectPlanProps } from './plan-card/SelectPlan.tsx';
export { ProTierTable, type ProTierTableProps } from './pro/ProTierTable.tsx';
export { TierPicker, type TierPickerProps } from './pro/TierPicker.tsx';
