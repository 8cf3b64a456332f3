import { type ComparisonRow, type FeatureValue, type Product, planFeatures } from '@backbeat/domain';

/** What a cell shows. */
export type ComparisonCell =
  | { readonly kind: 'check' }
  | { readonly kind: 'cross' }
  | { readonly kind: 'text'; readonly text: string };

const toCell = (value: FeatureValue): ComparisonCell => {
  if (typeof value === 'string') return { kind: 'text', text: value };
  return value ? { kind: 'check' } : { kind: 'cross' };
};

/**
 * The cell of a plan in a row of the comparison.
 *
 * @example comparisonCell({ feature: 'curatedStations', key: 'curatedStations', label: '' }, 'free') // → { kind: 'text', text: '10' }
 */
export const comparisonCell = (row: Pick<ComparisonRow, 'feature'>, product: Product): ComparisonCell =>
  toCell(planFeatures[product][row.feature]);
