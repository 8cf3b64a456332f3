import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('defaults are those of the documentation', () => {
  const { port, mailPort, options } = readEnvironment({});
  expect([port, mailPort]).toEqual([4100, 4125]);
  expect(options).toMatchObject({
    url: 'http://localhost:4100',
    apiUrl: 'http://localhost:4000',
    siteUrl: 'http://localhost:3000',
    isSeeded: true,
  });
});

test('production and nonsense are refused with a reason', () => {
  expect(() => readEnvironment({ NODE_ENV: 'production' })).toThrow('ALLOW_SANDBOX=1');
  expect(() => readEnvironment({ NODE_ENV: 'Production' })).toThrow('NODE_ENV');
  expect(readEnvironment({ NODE_ENV: 'production', ALLOW_SANDBOX: '1', SANDBOX_PORT: '5' }).port).toBe(5);
  expect(() => readEnvironment({ SANDBOX_PORT: 'door' })).toThrow('SANDBOX_PORT');
  expect(() => readEnvironment({ SANDBOX_MAIL_PORT: '70000' })).toThrow('SANDBOX_MAIL_PORT');
  expect(() => readEnvironment({ API_URL: 'nowhere' })).toThrow('API_URL');
});
