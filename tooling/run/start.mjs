import { prepareBuilt } from './install.mjs';
import { launch, oneClock } from './launch.mjs';

await launch('npm start', {
  isLoud: process.env.LOG_LEVEL !== undefined,
  prepare: prepareBuilt,
  env: oneClock,
});
