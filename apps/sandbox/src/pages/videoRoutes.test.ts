import { dayMs } from '@backbeat/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { findChannels } from '../platforms/channels.ts';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

let running: TestSandbox;
beforeAll(async () => {
  running = await startTestSandbox();
});
afterAll(() => running.stop());

const page = async (): Promise<string> => (await fetch(`${running.url}/videos`)).text();
const make = (form: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${running.url}/videos/make`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers,
    redirect: 'manual',
  });

it('makes a video of a channel, and shows its address and its claims', async () => {
  const channel = findChannels('Velvet Kitchen', 1)[0]?.id ?? '';
  expect((await make({ channel, choice: 'stream' })).status).toBe(303);
  expect((await make({ channel, choice: 'refused' })).status).toBe(303);
  const [stream, refused] = running.sandbox.rights().claims;
  const text = await page();
  expect(text).toContain(`https://www.youtube.com/watch?v=${stream?.videoId}`);
  expect(text).toContain('YouTube: Velvet Kitchen');
  expect(text).toContain('Stream, running');
  expect(text).toContain('ours, active, not to be released');
  expect(refused?.isReleaseRefused).toBe(true);
  await running.moveClock({ days: 1 });
  expect(await page()).not.toContain('Stream, running');
});

it('makes nothing for another page, for no choice, and for no channel', async () => {
  const before = running.sandbox.rights().claims.length;
  const channel = findChannels('Velvet Kitchen', 1)[0]?.id ?? '';
  expect((await make({ channel, choice: 'upload' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await make({ channel, choice: 'constructor' })).status).toBe(422);
  expect((await make({ channel: 'UCnobody', choice: 'upload' })).status).toBe(422);
  expect(running.sandbox.rights().claims).toHaveLength(before);
});

it('has videos of a few channels at the first start, which stay as they were', async () => {
  const url = 'http://localhost:1';
  const options = { url, apiUrl: url, siteUrl: url, isSeeded: true };
  const seeded = async (dataDirectory: string) => {
    const sandbox = await createSandbox({ ...options, dataDirectory });
    const text = await (await sandbox.fetch(new Request(`${url}/videos`))).text();
    const { claims } = sandbox.rights();
    await sandbox.close();
    return { text, claims };
  };
  const directory = `${running.dataDirectory}/seeded`;
  const first = await seeded(directory);
  expect(first.text).toContain('https://www.youtube.com/watch?v=sbxUpload01');
  expect(first.text).toContain('https://www.twitch.tv/videos/2000000001');
  expect(first.text).toContain('Upload, private');
  expect(first.claims.filter(({ by }) => by === 'us').length).toBeGreaterThan(2);
  for (const { createdAtMs } of first.claims) expect(Math.abs(Date.now() - createdAtMs)).toBeLessThan(dayMs);
  expect(await seeded(directory)).toEqual(first);
});
