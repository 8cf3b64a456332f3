import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyWorkspace, type WorkspaceCopy } from './copyWorkspace.ts';
import { type Launched, launch } from './launch.ts';

let copy: WorkspaceCopy;
beforeAll(async () => {
  copy = await copyWorkspace();
});
afterAll(() => copy?.remove());

const isAnswering = async (url: string): Promise<boolean> => (await fetch(`${url}/health`)).ok;

describe('npm start', () => {
  const running: Launched[] = [];
  const start = async () => {
    const launched = await launch(copy.folder, 'start');
    running.push(launched);
    return launched;
  };
  afterAll(() => Promise.all(running.map((launched) => launched.clean())));

  it('runs beside another one, each on ports and data of its own', async () => {
    const first = await start();
    const second = await start();
    for (const { siteUrl, apiUrl, sandboxUrl } of [first, second]) {
      for (const url of [siteUrl, apiUrl, sandboxUrl]) expect(await isAnswering(url)).toBe(true);
    }
  }, 180_000);

  it('ends all that it started when npm is told to stop, as a supervisor does', async () => {
    running[0]?.npm.kill('SIGTERM');
    await running[0]?.untilPortsAreFree(15_000);
  });

  it('ends all on Ctrl-C, which a terminal sends to the whole group', async () => {
    process.kill(-(running[1]?.npm.pid ?? Number.NaN), 'SIGINT');
    await running[1]?.untilPortsAreFree(15_000);
  });
});
