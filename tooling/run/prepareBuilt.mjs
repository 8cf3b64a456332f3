import { install } from './install.mjs';
import { turbo } from './project.mjs';
import { step } from './steps.mjs';

/** Installs packages and builds what runs. */
export const prepareBuilt = async () => {
  await step('Installing packages', install);
  await step('Building', async () => {
    const { code, output } = await turbo(['site', 'api', 'sandbox'].map((name) => `@backbeat/${name}#build`));
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
  });
};
