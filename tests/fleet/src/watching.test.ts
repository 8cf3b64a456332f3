import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { startTestFleet, type TestFleet } from '../testing/startTestFleet.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
const rules = read('deploy/alerts.yml');
const dashboardSchema = z.object({
  panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })),
});
const { panels } = dashboardSchema.parse(JSON.parse(read('deploy/grafana.json')));
const expressions = [
  ...[...rules.matchAll(/^ +expr: (.+)$/gm)].map(([, expr = '']) => expr),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];
const namesIn = (expression: string) =>
  expression.match(/\b(?:haproxy|http|letters|refunds|nodejs|process|database)_\w+/g) ?? [];

describe('what an operator sees', () => {
  let fleet: TestFleet;
  beforeAll(async () => {
    fleet = await startTestFleet();
  });
  afterAll(() => fleet.close());

  it('is made of figures that the processes and the balancer give', async () => {
    const { token } = await fleet.office.signUp();
    const given = new Set<string>();
    for (const { url, metricsUrl } of fleet.replicas) {
      expect((await fleet.send('/v1/me', { token, to: url })).status).toBe(200);
      const text = await (await fetch(metricsUrl)).text();
      expect(text).toContain('route="/v1/me"');
      for (const [name] of text.matchAll(/^\w+/gm)) given.add(name);
    }
    const ofBalancer = await (await fetch(fleet.metricsUrl)).text();
    for (const [name] of ofBalancer.matchAll(/^\w+/gm)) given.add(name);
    expect(expressions.length).toBeGreaterThan(12);
    for (const expression of expressions) {
      const names = namesIn(expression);
      expect(names.length, expression).toBeGreaterThan(0);
      for (const name of names) expect(given.has(name), name).toBe(true);
    }
  });

  it('says by its alerts what to do', () => {
    const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    const [, runbook = ''] = read('docs/operations/monitoring.md').split('## When an alert fires');
    expect(alerts.length).toBeGreaterThan(5);
    for (const name of alerts) expect(runbook).toMatch(new RegExp(`^\\| \`${name}\` `, 'm'));
  });
});
