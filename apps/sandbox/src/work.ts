import { runDueWork } from './billing/dueWork.ts';
import type { SandboxContext } from './SandboxContext.ts';
import { startDelivery } from './webhooks/deliver.ts';

/** The work between requests: due billing and webhooks. */
export interface Work {
  /** Runs the billing that is due and starts sending its webhooks. @returns how many steps were due */
  runDue(): number;
  /** Starts sending the waiting webhooks. */
  nudge(): void;
  stop(): Promise<void>;
}

/** Every second: runs the renewals that are due and delivers pending webhooks. */
export const startWork = (context: SandboxContext): Work => {
  const delivery = startDelivery(context);
  const runDue = (): number => {
    const done = runDueWork(context);
    if (done > 0) delivery.nudge();
    return done;
  };
  const timer = setInterval(runDue, 1000);
  timer.unref();
  return {
    runDue,
    nudge: delivery.nudge,
    stop: async () => {
      clearInterval(timer);
      await delivery.stop();
    },
  };
};
