/** Texts of pages about plans and music. An entry of its own, because a purchase needs none of it. */

export * from './content/comparisonRows.ts';
export * from './content/faqs.ts';
export * from './content/marketingFigures.ts';
export * from './content/PlanCard.ts';
export * from './content/planCards.ts';
export * from './content/planFeatures.ts';
export * from './content/planWords.ts';
export * from './content/stations.ts';
export * from './content/statistics.ts';
