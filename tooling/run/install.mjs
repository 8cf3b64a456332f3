import { nodeProblem, pnpm, turbo } from './project.mjs';
import { step } from './steps.mjs';

/** Installs exactly what the lockfile says, then makes sure that a fitting Node is there. */
export const install = async () => {
  const { code, output } = await pnpm(['install', '--frozen-lockfile']);
  if (code !== 0) throw new Error(`The packages could not be installed:\n${output}`);
  const problem = nodeProblem();
  if (problem !== null) throw new Error(problem);
};

/** Installs packages and builds what runs. */
export const prepareBuilt = async () => {
  await step('Installing packages', install);
  await step('Building', async () => {
    const { code, output } = await turbo(
      ['site', 'desk', 'api', 'sandbox'].map((name) => `@backbeat/${name}#build`),
    );
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
  });
};
