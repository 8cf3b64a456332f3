/**
 * How one of the sixteen steps of a tier's rung is drawn: each tier lights four more, and beats 2 and 4 of the bar
 * are pink.
 *
 * @param step 1 to 16
 * @param tierNumber 1 to 4
 * @example rungStep(5, 2) // → 'beat'
 */
export const rungStep = (step: number, tierNumber: number): 'past' | 'new' | 'beat' | undefined => {
  if (step > 4 * tierNumber) return undefined;
  if (step <= 4 * (tierNumber - 1)) return 'past';
  return step === 5 || step === 13 ? 'beat' : 'new';
};
