import { readFileSync } from 'node:fs';
import { endpoints, routeOf } from '@backbeat/sdk/contract';
import { describe, expect, it } from 'vitest';

const file = readFileSync(new URL('../../../deploy/haproxy.cfg', import.meta.url), 'utf8');

describe("the balancer's file", () => {
  it('sends again exactly what the contract says may be repeated', () => {
    const paths = [...file.matchAll(/^ {2}acl is_repeatable path (\S+)$/gm)].map(([, path]) => path);
    const all = Object.values(endpoints).filter(({ method }) => method !== 'GET');
    const mayRepeat = all.filter(({ retry }) => retry !== 'never').map(routeOf);
    expect(paths.toSorted()).toEqual(mayRepeat.toSorted());
    for (const endpoint of all.filter(({ retry }) => retry === 'never'))
      expect(paths).not.toContain(routeOf(endpoint));
  });
});
