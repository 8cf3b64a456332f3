import { readFileSync } from 'node:fs';
import { endpoints, routeOf } from '@backbeat/sdk/contract';
import { describe, expect, it } from 'vitest';

const file = readFileSync(new URL('../../../deploy/haproxy.cfg', import.meta.url), 'utf8');

describe("the balancer's file", () => {
  it('sends again exactly what the contract says may be repeated', () => {
    const rules = [...file.matchAll(/^ {2}acl is_repeatable (path|path_reg) (\S+)$/gm)].map(
      ([, kind, text = '']) =>
        kind === 'path' ? (route: string) => route === text : (route: string) => new RegExp(text).test(route),
    );
    const all = Object.values(endpoints).filter(({ method }) => method !== 'GET');
    const mayRepeat = all.filter(({ retry }) => retry !== 'never').map(routeOf);
    const repeated = all.map(routeOf).filter((route) => rules.some((isMet) => isMet(route)));
    expect([...new Set(repeated)].toSorted()).toEqual([...new Set(mayRepeat)].toSorted());
    expect(rules.filter((isMet) => !mayRepeat.some(isMet))).toEqual([]);
    for (const endpoint of all.filter(({ retry }) => retry === 'never'))
      expect(repeated).not.toContain(routeOf(endpoint));
  });
});
