import { nodeProblem, pnpm } from './project.mjs';

/** Installs exactly what the lockfile says, then makes sure that a fitting Node is there. */
export const install = async () => {
  const { code, output } = await pnpm(['install', '--frozen-lockfile']);
  if (code !== 0) throw new Error(`The packages could not be installed:\n${output}`);
  const problem = nodeProblem();
  if (problem !== null) throw new Error(problem);
};
