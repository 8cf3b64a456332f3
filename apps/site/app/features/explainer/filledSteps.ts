/** How a step of the explainer's bar looks. */
export type FilledStep = 'unlit' | 'lit' | 'new' | 'pink' | 'teal' | 'dimTeal';

const stepsPerChapter = 4;
const steps = 16;

const hitOf = (step: number): 'pink' | 'teal' | null => {
  if (step === 4 || step === 12) return 'pink';
  return step === 2 || step === 10 ? 'teal' : null;
};

/**
 * The bar over a chapter (counted from 0): its own four steps are new, those before it stay lit. Beats two and four
 * are pink.
 *
 * @example
 * filledSteps(0).filter((step) => step === 'unlit').length // → 12
 */
export const filledSteps = (chapter: number): readonly FilledStep[] =>
  Array.from({ length: steps }, (_, step) => {
    const at = Math.floor(step / stepsPerChapter);
    if (at > chapter) return 'unlit';
    const hit = hitOf(step);
    if (hit === 'pink') return 'pink';
    if (hit === 'teal') return at === chapter ? 'teal' : 'dimTeal';
    return at === chapter ? 'new' : 'lit';
  });
