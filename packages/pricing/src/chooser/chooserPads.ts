import type { AnyPlan } from '../catalog/Catalog.ts';
import type { PadTexts } from '../texts/PricingTexts.ts';

/** One answer of the `PlanChooser`. */
export interface ChooserPad<Id extends string = string> extends PadTexts {
  /** The plan's id in the catalogue. */
  readonly plan: Id;
}

/**
 * An answer for each plan: in given words, or in the plan's own.
 *
 * @example padsOf(featuredPlans(ownCatalog()), en.pads).map(({ plan }) => plan) // → ['premium', 'pro']
 */
export const padsOf = (
  plans: readonly AnyPlan[],
  words: Readonly<Partial<Record<string, PadTexts>>>,
): readonly ChooserPad[] =>
  plans.map(({ id, name, description = '' }) => ({
    plan: id,
    ...(words[id] ?? { title: name, text: description, verdict: '' }),
  }));
