export { PlanLink } from './components/PlanLink.tsx';
export { usePlanSelection } from './usePlanSelection.ts';
