import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '@backbeat/tooling/stack';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createSandbox, type Sandbox } from '../createSandbox.ts';

let directory: string;
let sandbox: Sandbox;
let url: string;
let mailPort: number;
/** What the api was told, in the place of which a server of this test listens. */
const told: { path: string; authorization: string; body: unknown }[] = [];
const api = createServer((request, response) => {
  void text(request).then((body) => {
    const { url: path = '', headers } = request;
    told.push({ path, authorization: headers.authorization ?? '', body: JSON.parse(body) });
    response.writeHead(204).end();
  });
});

beforeAll(async () => {
  const [port, apiPort] = [await freePort(), await freePort()];
  mailPort = await freePort();
  directory = mkdtempSync(join(tmpdir(), 'sandbox-mail-'));
  url = `http://localhost:${port}`;
  await new Promise<void>((resolve) => api.listen(apiPort, 'localhost', resolve));
  sandbox = await createSandbox({
    url,
    apiUrl: `http://localhost:${apiPort}`,
    siteUrl: 'http://localhost:5999',
    dataDirectory: directory,
  });
  await sandbox.start(port, mailPort);
});
afterAll(async () => {
  await sandbox.close();
  api.close();
  rmSync(directory, { recursive: true, force: true });
});
beforeEach(() => sandbox.faults.clear());

const letterOf = (to: string, id: string) =>
  [
    `Message-ID: <${id}@backbeat.example>`,
    'From: Backbeat <hello@backbeat.example>',
    `To: ${to}`,
    'Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'The text',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>The <b>letter</b></p><script>parent.location = "/clock"</script>',
    '--b--',
  ].join('\r\n');

/** Sends as a mail program does. @returns the answers until one refuses or the connection ends */
const send = (to: string, letter: string): Promise<string[]> =>
  new Promise((resolve) => {
    const steps = [
      'EHLO localhost',
      'MAIL FROM:<hello@backbeat.example>',
      `RCPT TO:<${to}>`,
      'DATA',
      `${letter}\r\n.`,
      'QUIT',
    ];
    const answers: string[] = [];
    const socket = connect(mailPort, 'localhost');
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      // The last line of an answer has a space behind its number.
      const last = part.trim().split('\r\n').at(-1) ?? '';
      if (!/^\d{3} /.test(last)) return;
      answers.push(last);
      const step = steps.shift();
      if (/^[45]/.test(last) || step === undefined) socket.end();
      else socket.write(`${step}\r\n`);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answers));
  });
const codes = (answers: readonly string[]) => answers.map((answer) => Number(answer.slice(0, 3)));
const taken = [220, 250, 250, 250, 354, 250, 221];

const mailboxSchema = z.array(
  z.object({
    id: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    source: z.string(),
    copies: z.number(),
  }),
);
const mailboxOf = async (address: string) =>
  mailboxSchema.parse(await (await fetch(`${url}/mail/${encodeURIComponent(address)}.json`)).json());

test('a letter is in the mailbox of its address, as text, HTML and source', async () => {
  expect(codes(await send('Ada@people.example', letterOf('Ada@people.example', 'one')))).toEqual(taken);
  const [letter, ...others] = await mailboxOf('ada@people.example');
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ subject: 'Grüße', text: 'The text', copies: 1 });
  expect(letter?.source).toContain('Subject: =?utf-8?q?');
  expect(await mailboxOf('grace@people.example')).toEqual([]);

  expect(await (await fetch(`${url}/mail`)).text()).toContain('ada@people.example');
  expect(await (await fetch(`${url}/mail/ada@people.example`)).text()).toContain('Grüße');
  const address = `${url}/mail/letter/${encodeURIComponent(letter?.id ?? '')}`;
  const shown = await (await fetch(address)).text();
  expect(shown).toContain('The text');
  // Texts of letters are shown as they stand, never run.
  expect(shown).not.toContain('<script>parent');
  const inside = await fetch(`${address}/html`);
  expect(inside.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await inside.text()).toContain('The <b>letter</b>');
  expect((await fetch(`${url}/mail/letter/none`)).status).toBe(404);
  expect((await fetch(`${url}/mail/letter/none/html`)).status).toBe(404);
});

test('a letter that comes twice is shown once, and counted', async () => {
  for (const _ of [1, 2]) await send('two@people.example', letterOf('two@people.example', 'two'));
  expect(await mailboxOf('two@people.example')).toMatchObject([{ copies: 2 }]);
});

test.each([[550], [451]])('it refuses a recipient with %i as often as it is told', async (status) => {
  sandbox.faults.add({ target: 'mail', status, times: 1 });
  const to = `refused-${status}@people.example`;
  expect(codes(await send(to, letterOf(to, `refused-${status}`)))).toEqual([220, 250, 250, status]);
  expect(await mailboxOf(to)).toEqual([]);
  expect(codes(await send(to, letterOf(to, `refused-${status}`)))).toEqual(taken);
});

test('it takes its time', async () => {
  sandbox.faults.add({ target: 'mail', delayMs: 300, times: 1 });
  const startedMs = performance.now();
  expect(codes(await send('late@people.example', letterOf('late@people.example', 'late')))).toEqual(taken);
  expect(performance.now() - startedMs).toBeGreaterThan(290);
});

test('it dies in the middle of a letter, which it has not', async () => {
  sandbox.faults.add({ target: 'mailData', times: 1 });
  const answers = await send('half@people.example', letterOf('half@people.example', 'half'));
  expect(codes(answers)).toEqual([220, 250, 250, 250, 354]);
  expect(await mailboxOf('half@people.example')).toEqual([]);
});

test('it dies after it took a letter, before it says so', async () => {
  sandbox.faults.add({ target: 'mailData', when: 'after', times: 1 });
  const answers = await send('lost@people.example', letterOf('lost@people.example', 'lost'));
  expect(codes(answers)).toEqual([220, 250, 250, 250, 354]);
  expect(await mailboxOf('lost@people.example')).toMatchObject([{ copies: 1 }]);
});

test('it takes a letter and says later that nobody has the address', async () => {
  sandbox.faults.add({ target: 'mailBounce', times: 1 });
  const to = 'gone@people.example';
  expect(codes(await send(to, letterOf(to, 'gone')))).toEqual(taken);
  await expect
    .poll(() => told)
    .toEqual([
      {
        path: '/webhooks/mail',
        authorization: `Basic ${btoa('mail:sandbox-mail-webhook')}`,
        body: { RecordType: 'Bounce', Type: 'HardBounce', Email: to },
      },
    ]);
});
