import { uniqueName } from './journey.ts';
import { expect, type RunningSystem } from './test.ts';
import { asNew, walkIn } from './walkIn.ts';

/** Moves the time of the whole system forward, and waits until the api has it: it follows within a second. */
export const moveClock = async (
  system: RunningSystem,
  by: { readonly days: number } | { readonly months: number },
): Promise<void> => {
  const answer = await fetch(`${system.sandboxUrl}/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(by),
  });
  expect(answer.ok).toBe(true);
  const { nowMs } = await answer.json();
  // A sign-in that begins before expires on its way.
  await expect(async () => {
    const { token } = await walkIn(system, asNew(uniqueName('Later')));
    const me = await fetch(`${system.apiUrl}/v1/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(Date.parse((await me.json()).created_at)).toBeGreaterThan(nowMs - 60_000);
  }).toPass();
};
