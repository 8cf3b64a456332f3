import { setTimeout as wait } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';

/** The targets that can be made slow or broken, to see what the product does then. */
export const faultTargets = [
  'purchases',
  'changes',
  'cards',
  'refunds',
  'coupons',
  'credits',
  'token',
  'js',
  'identity',
  'v3',
  'platforms',
  'rights',
  'rightsToken',
  'mail',
  'mailData',
  'mailBounce',
] as const;

export type FaultTarget = (typeof faultTargets)[number];

/** What goes wrong at a target. */
export interface Fault {
  readonly target: FaultTarget;
  /** Waits this long first. */
  readonly delayMs?: number | undefined;
  /** Answers with this status in the place of the real answer; without it the real answer comes, late. */
  readonly status?: number | undefined;
  /** 'before' (the default): nothing was done. 'after': it was done, and only the answer got lost. */
  readonly when?: 'before' | 'after' | undefined;
  /** How many requests are affected; without it, all until the faults are cleared. */
  readonly times?: number | undefined;
}

/** The active faults. They are kept in memory, so a restart clears them. */
export interface Faults {
  add(fault: Fault): void;
  list(): readonly Fault[];
  clear(): void;
  /** The fault that affects this request, counted down. */
  take(target: FaultTarget): Fault | null;
}

/**
 * An empty set of faults.
 *
 * @example createFaults().take('token') // → null
 */
export const createFaults = (): Faults => {
  let waiting: { fault: Fault; left: number }[] = [];
  return {
    add: (fault) => waiting.push({ fault, left: fault.times ?? Number.POSITIVE_INFINITY }),
    list: () => waiting.map(({ fault, left }) => (Number.isFinite(left) ? { ...fault, times: left } : fault)),
    clear: () => {
      waiting = [];
    },
    take: (target) => {
      const met = waiting.find(({ fault }) => fault.target === target);
      if (met === undefined) return null;
      met.left -= 1;
      if (met.left <= 0) waiting = waiting.filter((other) => other !== met);
      return met.fault;
    },
  };
};

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
