const months = (kept: number, then: string): string =>
  kept === 1 ? `your gift month begins${then}` : `your ${kept} gift months begin${then}, one after the other`;

/**
 * What comes after a plan that ends by itself; empty where that is Free, which the plan's own words say.
 *
 * @example keptText(1) // → ' Then your gift month begins by itself.'
 */
export const keptText = (kept: number): string => (kept === 0 ? '' : ` Then ${months(kept, ' by itself')}.`);

/**
 * What comes after a plan that somebody cancels.
 *
 * @example afterText(0) // → 'After that you are on Free: ten stations, with the chatbot on.'
 */
export const afterText = (kept: number): string =>
  kept === 0
    ? 'After that you are on Free: ten stations, with the chatbot on.'
    : `After that ${months(kept, '')}. Nothing is charged for it.`;

/**
 * What comes after a plan that ends at once.
 *
 * @example atOnceText(0) // → 'You are on Free, and nothing is charged any more.'
 */
export const atOnceText = (kept: number): string =>
  kept === 0
    ? 'You are on Free, and nothing is charged any more.'
    : `Now ${months(kept, '')}, and nothing is charged any more.`;
