import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const compose = read('deploy/compose.yaml');
const containerfile = read('deploy/Containerfile');
const balancer = read('deploy/haproxy.cfg');
const documented = read('docs/operations/configuration.md');

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);
const unitOf = (name: 'api' | 'site') => read(`deploy/systemd/backbeat-${name}@.service`);
/** A service of the compose file, with what it takes from an anchor left out. */
const serviceOf = (name: string) =>
  new RegExp(`^  ${name}:.*\\n((?:    .*\\n|\\n)*)`, 'm').exec(compose)?.[1] ?? '';
/** What an image sets, and where it listens. */
const imageOf = (target: string) => {
  const [, stage = ''] = containerfile.split(` AS ${target}\n`);
  const [own = ''] = stage.split('\nFROM ');
  const variables = (/^ENV (.*)$/m.exec(own)?.[1] ?? '').split(' ').map((pair) => pair.split('='));
  return { variables: Object.fromEntries(variables), port: /^EXPOSE (\d+)$/m.exec(own)?.[1] };
};

describe('the files of deploy', () => {
  it('close both units in alike', () => {
    const rights = (unit: string) =>
      unit.slice(unit.indexOf('NoNewPrivileges=')).replace(/^MemoryMax=.*$/m, '');
    expect(rights(unitOf('site'))).toBe(rights(unitOf('api')));
    expect(rights(unitOf('site')).split('\n').length).toBeGreaterThan(20);
  });

  it('start what an image and a unit hold, on the port that they say', () => {
    for (const [name, port] of [
      ['api', '4000'],
      ['site', '3000'],
    ] as const) {
      const { variables, port: exposed } = imageOf(name);
      const prefix = name.toUpperCase();
      expect(variables).toEqual({
        NODE_ENV: 'production',
        [`${prefix}_HOST`]: '0.0.0.0',
        [`${prefix}_PORT`]: port,
      });
      expect(exposed).toBe(port);
      const [program] = all(unitOf(name), /^ExecStart=\/usr\/bin\/node (.*)$/gm);
      const [entry] = all(
        containerfile,
        new RegExp(`^ENTRYPOINT \\["node", (.*/opt/backbeat/${name}/.*)\\]$`, 'gm'),
      );
      expect(entry?.replaceAll(/[",]/g, '')).toBe(program);
      expect(unitOf(name)).toContain(`${prefix}_PORT=%i`);
    }
  });

  it('are one system: images, ports and variables of the compose file are known to those who read them', () => {
    expect(all(compose, /target: (\w+)/g).map((target) => imageOf(target).port)).toEqual(['4000', '3000']);
    expect(serviceOf('site')).toContain('"127.0.0.1:3000:3000"');
    const asked = new Set(all(balancer, /"\$\{(\w+)\}"/g));
    const given = new Map(
      [...serviceOf('balancer').matchAll(/^ {6}(\w+): "?([^"\n]+)"?$/gm)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    expect(new Set(given.keys())).toEqual(asked);
    for (const [name, value] of given) {
      const [host = '', port] = value.split(':');
      if (name.startsWith('API_'))
        expect([compose.includes(`\n  ${host}: *api\n`), port]).toEqual([true, '4000']);
      else expect(serviceOf('balancer')).toContain(`"127.0.0.1:${port}:${port}"`);
    }
    const [, api = ''] = /^x-api: &api\n((?: {2}.*\n)*)/m.exec(compose) ?? [];
    const variables = all(api, /^ {4}([A-Z_]+):/gm);
    expect(variables).toEqual(['DATABASE_URL', 'TRUSTED_PROXIES']);
    for (const name of [...variables, 'SITE_HOST', 'API_HOST']) expect(documented).toContain(`\`${name}\``);
  });
});
