import { prepareBuilt } from './install.mjs';
import { launch } from './launch.mjs';
import { startFleet } from './startFleet.mjs';

await launch('pnpm fleet', {
  isLoud: process.env.LOG_LEVEL !== undefined,
  prepare: prepareBuilt,
  start: startFleet,
});
