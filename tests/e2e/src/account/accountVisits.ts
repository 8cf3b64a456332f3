import type { AccountVisit } from './AccountVisit.ts';
import { checkoutVisits } from './checkoutVisits.ts';
import { planVisits, settingsVisits } from './settingsVisits.ts';
import { signInVisits } from './signInVisits.ts';

/** Every page of a person or of a purchase, in every state worth looking at. */
export const accountVisits: readonly AccountVisit[] = [
  ...signInVisits,
  ...checkoutVisits,
  ...planVisits,
  ...settingsVisits,
];

/** The screens of a visit, by name. */
export const namesOf = ({ screens }: AccountVisit): string => screens.map(({ name }) => name).join(', ');
