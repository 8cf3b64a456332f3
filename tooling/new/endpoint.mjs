import { createChanges, kebabOf } from './changes.mjs';

const contract = (/** @type {string} */ name, /** @type {string} */ path) => `import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';

/** TODO: what it answers. */
export const ${name}Endpoint = defineEndpoint({
  name: '${name}',
  method: 'GET',
  path: '/${path}',
  auth: 'none',
  response: z.object({ message: z.string() }),
  retry: 'read',
});
`;

const route = (
  /** @type {string} */ name,
  /** @type {string} */ mount,
  /** @type {string} */ path,
) => `import { endpoints } from '@backbeat/sdk/contract';
import type { Mount } from '../http/mount.ts';

/** GET /v1/${path}. */
export const ${mount} = (mount: Mount): void => {
  mount(endpoints.${name}, async () => ({ message: 'TODO' }));
};
`;

const routeTest = (
  /** @type {string} */ name,
  /** @type {string} */ path,
) => `import { endpoints } from '@backbeat/sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/createTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

it('answers as the contract says', async () => {
  const answer = await api.call('/v1/${path}');
  expect(answer.status).toBe(200);
  expect(endpoints.${name}.response.parse(await answer.json())).toEqual({ message: 'TODO' });
});
`;

const cases = (
  /** @type {string} */ name,
) => `import type { ContractCases } from '../../testing/ContractCases.ts';
import { asAnonymous, overLimit } from '../../testing/commonCases.ts';

/** TODO: whose calls these are. */
export const ${name}Cases: ContractCases<'${name}'> = {
  ${name}: {
    success: asAnonymous((client) => client.${name}()),
    rate_limited: overLimit((client) => client.${name}()),
  },
};
`;

/**
 * An endpoint that answers a GET: its contract, its route with a test, its outcomes in tests/contract, and its rows in
 * the tables of all calls. `docs/openapi.json` is printed anew by its own command.
 *
 * @param {string} name
 * @returns {string[]} the files that have been written
 */
export const newEndpoint = (name) => {
  if (!/^[a-z][a-zA-Z]+$/.test(name)) throw new Error('An endpoint has a name such as songOfTheDay.');
  const changes = createChanges();
  const path = kebabOf(name);
  const mount = `mount${name.charAt(0).toUpperCase()}${name.slice(1)}`;

  const sdk = 'packages/sdk/src';
  changes.add(`${sdk}/contract/${name}.ts`, contract(name, path));
  changes.append(`${sdk}/contract/index.ts`, `export * from './${name}.ts';`);
  changes.prepend(`${sdk}/contract/endpoints.ts`, `import { ${name}Endpoint } from './${name}.ts';`);
  changes.insert(`${sdk}/contract/endpoints.ts`, '] as const satisfies readonly ', `  ${name}Endpoint,`);
  changes.insert(
    `${sdk}/contract/endpointErrors.ts`,
    '} as const satisfies Record<',
    `  ${name}: ['rate_limited'],`,
  );
  changes.insert(`${sdk}/testing/fixtures.ts`, '  playingReport: ', `  ${name}: { message: 'TODO' },`);
  changes.insert('packages/sdk/test/allCalls.ts', '};\n\n/** Makes a valid call', `  ${name}: {},`);
  changes.insert(
    `${sdk}/contract/endpoints.test.ts`,
    "    ]);\n  });\n\n  it('send credentials where",
    `      'GET product /v1/${path}',`,
  );
  changes.insert(`${sdk}/contract/endpoints.test.ts`, "};\n\ndescribe('endpoints', ", `  ${name}: 'reads',`);

  const api = 'apps/api/src';
  changes.add(`${api}/${path}/${mount}.ts`, route(name, mount, path));
  changes.add(`${api}/${path}/${name}.test.ts`, routeTest(name, path));
  changes.prepend(`${api}/createApp.ts`, `import { ${mount} } from './${path}/${mount}.ts';`);
  changes.insert(`${api}/createApp.ts`, '  return app;\n};', `  ${mount}(mount);`);

  const tests = 'tests/contract/src';
  changes.add(`${tests}/cases/${name}Cases.ts`, cases(name));
  changes.prepend(`${tests}/contract.test.ts`, `import { ${name}Cases } from './cases/${name}Cases.ts';`);
  changes.insert(`${tests}/contract.test.ts`, '};\n\nconst names', `  ...${name}Cases,`);
  return changes.write();
};
