import { countText } from '@backbeat/ui/locale';
import type { PricingTexts } from '../PricingTexts.ts';

/** What a change of plan says. */
export const changeTexts = {
  changeTo: (planName) => `Change to ${planName}`,
  changeToAndPay: (planName, amount) => `Change to ${planName}, pay ${amount}`,
  changeFailed: 'The plan could not be changed. Nothing was charged. Try again.',
  holds: (minutes) =>
    `This is the exact amount the billing service will charge. It holds for ${countText(minutes, 'en-US', { one: '# minute', other: '# minutes' })}.`,
  keep: (planName) => `Keep ${planName}`,
  nextOn: (date) => `Next, ${date}`,
  todayOn: (date) => `Today, ${date}`,
} satisfies Partial<PricingTexts>;
