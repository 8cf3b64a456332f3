import { runDueWork } from './billing/dueWork.ts';
import type { SandboxContext } from './SandboxContext.ts';
import { startDelivery } from './webhooks/deliver.ts';

/** What runs beside the requests. */
export interface Work {
  /** Does what has come due and starts telling of it; says how much it was. */
  runDue(): number;
  /** Tells the api of what is new, soon. */
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
