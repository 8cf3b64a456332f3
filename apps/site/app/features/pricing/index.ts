export { PlanLink } from './components/PlanLink.tsx';
export { PriceNote } from './components/PriceNote.tsx';
export { usePlanSelection } from './usePlanSelection.ts';
