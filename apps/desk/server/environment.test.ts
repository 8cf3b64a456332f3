import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

it('points at the api of a developer’s machine', () => {
  expect(readEnvironment({})).toEqual({
    port: 3001,
    host: null,
    config: { apiUrl: 'http://localhost:4000' },
    pictureOrigins: [],
  });
});

it.each([
  [{ DESK_PORT: 'x' }, 'DESK_PORT'],
  [{ DESK_PORT: '70000' }, 'DESK_PORT'],
  [{ API_URL: 'ftp://api' }, 'API_URL'],
  [{ NODE_ENV: 'production' }, 'API_URL'],
  [{ NODE_ENV: 'production', API_URL: 'http://api.example' }, 'API_URL'],
])('refuses %j', (variables, name) => {
  expect(() => readEnvironment(variables)).toThrow(name);
});

it('takes an api on https in production', () => {
  const { config } = readEnvironment({ NODE_ENV: 'production', API_URL: 'https://api.example/' });
  expect(config.apiUrl).toBe('https://api.example');
});
