import { beforeEach, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from './AnalyticsEvent.ts';

const signedOut = { name: 'signed_out' } as const;
const chosen = { name: 'plan_chosen', plan_code: 'rocksprem_i_y_v2' } as const;

/** A port in the state of a fresh page. */
const freshPort = async () => {
  vi.resetModules();
  const port = await import('./track.ts');
  const heard: (AnalyticsEvent | unknown)[] = [];
  const listener = {
    event: (event: AnalyticsEvent) => heard.push(event),
    error: (error: unknown) => heard.push(error),
  };
  return { ...port, heard, listener };
};

let port: Awaited<ReturnType<typeof freshPort>>;
beforeEach(async () => {
  port = await freshPort();
});

it('forgets what happens before consent', () => {
  port.track(signedOut);
  port.reportError(new Error('early'));
  port.holdEvents();
  port.releaseEvents(port.listener);
  expect(port.heard).toEqual([]);
});

it('keeps what happens between consent and tools, in order, and hands on what follows', () => {
  const problem = new Error('x');
  port.holdEvents();
  port.track(chosen);
  port.reportError(problem);
  port.releaseEvents(port.listener);
  port.track(signedOut);
  expect(port.heard).toEqual([chosen, problem, signedOut]);
});

it('does not say a thing twice when the tools are released again', () => {
  port.holdEvents();
  port.track(chosen);
  port.releaseEvents(port.listener);
  port.holdEvents();
  port.releaseEvents(port.listener);
  expect(port.heard).toEqual([chosen]);
});
