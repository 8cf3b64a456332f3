import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';

const megabyte = 1024 * 1024;
const calls = [
  'POST /v3/purchases',
  'PUT /v3/accounts/code-ada/billing_info',
  'POST /js/v1/token',
  'POST /js/v1/events',
  'POST /identity/twitch/token',
  'POST /identity/twitch/interaction/some/make',
  'POST /recurly/subscribe/rockspro_m_v1/ada/Ada',
  'POST /oauth2/token',
  'POST /faults',
  'POST /nowhere',
];

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());

const open = async () => {
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1').setEncoding('latin1');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  // Who still writes when the other side has closed is told so; the answer is there all the same.
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  await once(socket, 'connect');
  return {
    socket,
    /** The status line and whether the rest may be sent, once the other side has closed. */
    answer: async () => {
      await closed;
      return [answer.split('\r\n')[0], /^connection: close\r$/im.test(answer)];
    },
  };
};

const head = (call: string, size: string): string =>
  `${call} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/x-www-form-urlencoded\r\n${size}\r\n\r\n`;

const tooLarge = ['HTTP/1.1 413 Payload Too Large', true];

describe.each([...calls, 'GET /health'])('%s', (call) => {
  it('refuses 100 MB that are announced, before they come, and closes', async () => {
    const { socket, answer } = await open();
    socket.write(`${head(call, `content-length: ${100 * megabyte}`)}a=`);
    const slowly = setInterval(() => socket.write('x'), 20);
    expect(await answer()).toEqual(tooLarge);
    clearInterval(slowly);
  });
});

describe.each(calls)('%s', (call) => {
  it('refuses 100 MB of untold size after what it takes, and closes', async () => {
    const { socket, answer } = await open();
    const piece = `10000\r\n${'x'.repeat(0x1_0000)}\r\n`;
    socket.write(head(call, 'transfer-encoding: chunked'));
    for (let sent = 0; sent < 100 * megabyte && !socket.destroyed; sent += 0x1_0000) {
      if (!socket.write(piece))
        await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
    }
    expect(await answer()).toEqual(tooLarge);
    expect(socket.bytesWritten - socket.writableLength).toBeLessThan(20 * megabyte);
  });
});

it('asks for the size of what the issuers would read', async () => {
  const { socket, answer } = await open();
  socket.write(`${head('POST /identity/twitch/token', 'transfer-encoding: chunked')}3\r\na=b\r\n0\r\n\r\n`);
  expect(await answer()).toEqual(['HTTP/1.1 411 Length Required', true]);
  const told = await fetch(`${test.url}/identity/nobody/token`, { method: 'POST', body: 'a=b' });
  expect(told.status).toBe(404);
});

it('takes what is 64 KiB long, and no byte more', async () => {
  const send = async (length: number) => {
    const body = 'x'.repeat(length);
    return (await fetch(`${test.url}/js/v1/token`, { method: 'POST', body })).status;
  };
  expect([await send(64 * 1024), await send(64 * 1024 + 1)]).toEqual([200, 413]);
});
