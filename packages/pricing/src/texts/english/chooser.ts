import type { PricingTexts } from '../PricingTexts.ts';

/** What the chooser says. */
export const chooserTexts = {
  allStartFree: (count) => `${count === 2 ? 'Both' : 'All'} start with a free trial.`,
  chooserTitle: 'Which kind of creator are you?',
  compareEveryFeature: 'Compare every feature',
  pads: {
    premium: {
      title: 'I go live',
      text: 'You stream several times a week and want music that runs the whole night.',
      verdict: 'That is Premium.',
    },
    pro: {
      title: 'I also publish',
      text: 'You want downloadable tracks too, cleared for use in your videos.',
      verdict: 'That is Pro.',
    },
  },
} satisfies Partial<PricingTexts>;
