import { type Presser, pressControl, typedText } from '@backbeat/e2e/page-controls';
import { planPresses, seeded } from '@backbeat/e2e/press-plan';
import { watchControls } from '@backbeat/e2e/watch-controls';
import { expect } from 'vitest';
import type { Tab } from './driver/Tab.ts';
import { holdScripts } from './support/holdScripts.ts';
import { inEveryEngine } from './support/inEveryEngine.ts';

/** Between them they hold every kind of control. */
const paths = ['/', '/pricing', '/free-trial', '/song-requests'];
const visits = 20;

const presserOf = (tab: Tab): Presser => ({
  pointOf: (id) => tab.run((own) => window.controlWatch.point(own), id),
  clickAt: (x, y) => tab.window.clickAt(x, y),
  type: (text) => tab.window.type(text),
});

inEveryEngine(
  'before a page is hydrated',
  (test) => {
    for (const [at, path] of paths.entries()) {
      test(`${path}: what is pressed or typed is answered once`, async (tab, { siteUrl }) => {
        const random = seeded(at);
        const presser = presserOf(tab);
        const pressed = new Set<string>();
        for (let visit = 0; visit < visits; visit += 1) {
          const site = await holdScripts(siteUrl);
          await tab.open(`${site.url}${path}`);
          await tab.run(watchControls, typedText);
          const all = await tab.run(() => window.controlWatch.list());
          const seen = await tab.run(() =>
            window.controlWatch.list().filter(({ id, opener }) => window.controlWatch.isSeen(opener ?? id)),
          );
          const plan = planPresses(
            seen,
            ({ component }) => component,
            ({ component }) => Number(pressed.has(component)) + random(),
          );
          const held = Math.ceil(plan.length * random());
          for (const control of plan.slice(0, held)) await pressControl(presser, control, all);
          site.letGo();
          for (const control of plan.slice(held)) await pressControl(presser, control, all);
          // What is lost is told by the report, with its name.
          await tab.waitFor(() => window.controlWatch.isSettled()).catch(() => {});
          const { early, lost } = await tab.run(() => window.controlWatch.report());
          await site.close();
          expect(lost).toEqual([]);
          expect(early.length).toBeGreaterThan(held / 2);
          for (const id of early) pressed.add(all[id]?.component ?? '');
        }
      });
    }
  },
  { isTabShared: true },
);
