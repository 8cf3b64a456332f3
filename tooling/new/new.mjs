import { nodePath, run } from '../run/project.mjs';
import { newComponent } from './component.mjs';
import { newEndpoint } from './endpoint.mjs';

/** @param {Promise<{ code: number, output: string }>} command */
const finish = async (command) => {
  const { code, output } = await command;
  if (code !== 0) throw new Error(output);
};

const [kind, name = '', folder] = process.argv.slice(2);
try {
  const files = kind === 'component' ? newComponent(name, folder) : newEndpoint(name);
  await finish(run('biome', ['check', '--write', ...files]));
  if (kind === 'endpoint') {
    await finish(run(nodePath(), ['--conditions=@backbeat/source', 'packages/sdk/scripts/openapi.ts']));
    await finish(run('biome', ['format', '--write', 'docs/openapi.json']));
  }
  console.log(files.join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
