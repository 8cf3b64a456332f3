import type { AnyCatalog, AnyPlan } from '../catalog/Catalog.ts';

/**
 * The features that a card points out, in the words and the order of the comparison. One that the plan does not have
 * is left out.
 *
 * @example highlightTexts(catalog, planById(catalog, 'free'))[2] // → '10 Curated Stations'
 */
export const highlightTexts = (
  { rows = [] }: Pick<AnyCatalog, 'rows'>,
  { features = {}, highlightedFeatures = [] }: AnyPlan,
): readonly string[] =>
  rows.flatMap(({ key, label }) => {
    const value = features[key] ?? false;
    if (value === false || !highlightedFeatures.includes(key)) return [];
    return value === true ? label : `${value} ${label}`;
  });
