import { comparisonRows } from '@backbeat/domain';
import type { PlanCardContent } from './PlanCardContent.ts';

/**
 * The features that a card points out, in the words and the order of the comparison. One that the plan does not have
 * is left out.
 *
 * @example highlightTexts(listCard('premium')) // → ['Create Playlists', 'Optional Chatbot', 'Play Individual Tracks']
 */
export const highlightTexts = ({
  features,
  highlightedFeatures,
}: Pick<PlanCardContent, 'features' | 'highlightedFeatures'>): readonly string[] =>
  comparisonRows.flatMap(({ feature, key, label }) => {
    const value = features[key] ?? false;
    if (value === false || !highlightedFeatures.includes(feature)) return [];
    return value === true ? label : `${value} ${label}`;
  });
