import { launch, oneClock } from './launch.mjs';
import { prepareBuilt } from './prepareBuilt.mjs';

await launch('npm start', {
  isLoud: process.env.LOG_LEVEL !== undefined,
  prepare: prepareBuilt,
  env: oneClock,
});
