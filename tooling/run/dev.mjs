import { install } from './install.mjs';
import { launch, oneClock } from './launch.mjs';
import { step } from './steps.mjs';

/** Everything from its sources: an edit is on the screen at once, and a service that it touches starts anew. */
await launch('npm run dev', {
  from: 'watched',
  isLoud: true,
  env: oneClock,
  prepare: () => step('Installing packages', install),
});
