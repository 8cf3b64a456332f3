import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodePath, root, run } from '../run/project.mjs';
import { copyWorkspace, lendInstalled, type WorkspaceCopy } from '../testing/copyWorkspace.ts';

let copy: WorkspaceCopy;

const runIn = (command: string, args: readonly string[], within = '.') =>
  run(command, args, { cwd: join(copy.folder, within) });

const generate = (...args: readonly string[]) => runIn(nodePath(), ['tooling/new/new.mjs', ...args]);

const expectSuccess = async (...made: Parameters<typeof runIn>): Promise<void> => {
  const { code, output } = await runIn(...made);
  expect(code, output).toBe(0);
};

const vitest = (room: string, ...args: readonly string[]) =>
  expectSuccess(nodePath(), [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--root',
    room,
    '--project',
    'unit',
    ...args,
  ]);

const touched = ['packages/ui', 'packages/sdk', 'apps/api', 'tests/contract'];

beforeAll(async () => {
  copy = await copyWorkspace();
  await lendInstalled(copy);
  // The size check of packages/ui reads its build.
  await cp(join(root, 'packages/ui/dist'), join(copy.folder, 'packages/ui/dist'), { recursive: true });
});
afterAll(() => copy?.remove());

describe.concurrent('a new component and a new endpoint', () => {
  beforeAll(async () => {
    expect(await generate('component', 'PriceTag')).toMatchObject({ code: 0 });
    expect(await generate('component', 'WaveLine', 'art')).toMatchObject({ code: 0 });
    expect(await generate('endpoint', 'songOfTheDay')).toMatchObject({ code: 0 });
  });

  it('are formatted and linted', () =>
    expectSuccess('biome', ['ci', '--error-on-warnings', ...touched, 'docs/openapi.json']));

  it.each(touched)('have the types that %s wants', (room) =>
    expectSuccess('npm', ['run', 'typecheck'], room),
  );

  it('stay within the boundaries', () =>
    expectSuccess('depcruise', ['--config', 'dependency-cruiser.config.mjs', ...touched]));

  it('are tested: the component by its own test and by those of every component', () =>
    vitest('packages/ui', 'src/price-tag', 'src/art/WaveLine', 'src/conformance'));

  it('are tested: the contract by those of every call', () => vitest('packages/sdk', 'src/contract'));

  it('are tested: the route by its own test', () => vitest('apps/api', 'src/song-of-the-day'));

  it('are tested: the client against the api, in every outcome', () =>
    vitest('tests/contract', 'src/contract.test.ts', '-t', 'songOfTheDay'));
});

describe('nothing is written', () => {
  it.each([
    [['component', 'Badge', 'badge'], 'packages/ui/src/badge/Badge.tsx is there already.'],
    [['component', 'price-tag'], 'A component has a name such as PriceTag.'],
    [['component', 'Tag', '../up'], 'A folder has a name such as price-tag.'],
    [['endpoint', 'Song of the day'], 'An endpoint has a name such as songOfTheDay.'],
    [['endpoint', 'account'], 'packages/sdk/src/contract/account.ts is there already.'],
  ])('for %j', async (args, reason) => {
    expect(await generate(...args)).toEqual({ code: 1, output: `${reason}\n` });
  });
});
