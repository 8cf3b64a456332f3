export { PlanLink } from './components/PlanLink.tsx';
export { PriceNote, TaxNote } from './components/PriceNote.tsx';
export { usePlanSelection } from './usePlanSelection.ts';
