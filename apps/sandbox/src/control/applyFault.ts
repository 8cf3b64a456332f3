import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { Fault, Faults, FaultTarget } from './faults.ts';

const brokenAnswer = (status: number): Response =>
  new Response('<html><body>The sandbox was told to fail here.</body></html>', {
    status,
    headers: { 'content-type': 'text/html', 'access-control-allow-origin': '*' },
  });

/** What a fault does before the work: waits, and perhaps answers in its place. */
export const meetBefore = async (fault: Fault | null): Promise<Response | null> => {
  if (fault === null || fault.when === 'after') return null;
  await wait(fault.delayMs ?? 0);
  return fault.status === undefined ? null : brokenAnswer(fault.status);
};

/** What a fault does after the work: waits, and perhaps loses the answer. */
export const meetAfter = async (fault: Fault | null, response: Response): Promise<Response> => {
  if (fault === null || fault.when !== 'after') return response;
  await wait(fault.delayMs ?? 0);
  return fault.status === undefined ? response : brokenAnswer(fault.status);
};

/** Applies the faults of a target to a route. */
export const applyFault =
  (faults: Faults, target: FaultTarget): MiddlewareHandler =>
  async (context, next) => {
    const fault = faults.take(target);
    const broken = await meetBefore(fault);
    if (broken !== null) return broken;
    await next();
    context.res = await meetAfter(fault, context.res);
    return undefined;
  };
