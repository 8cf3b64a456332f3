import type { SandboxContext } from '../SandboxContext.ts';
import type { Notice } from '../store/rows.ts';
import { put, remove } from '../store/store.ts';

/** The credentials that the api requires on its webhook address. */
const webhookUser = { name: 'recurly', password: 'sandbox-webhook' } as const;

/** After so many failures a webhook is given up. */
const maxAttempts = 8;

const firstDelayMs = 1000;
const answerLimitMs = 5000;

/** The pause after the api could not be reached. */
const restMs = 1000;

const bodyOf = (notice: Notice): string =>
  JSON.stringify({
    id: notice.id,
    object_type: notice.objectType,
    event_type: notice.eventType,
    event_time: new Date(notice.eventAtMs).toISOString(),
    site_id: 'sandbox',
    object_id: notice.objectId,
    account_code: notice.accountCode,
  });

const authorization = `Basic ${Buffer.from(`${webhookUser.name}:${webhookUser.password}`).toString('base64')}`;

/** Whether the api took a webhook, did not want it, or was not there. */
type Outcome = 'taken' | 'refused' | 'away';

const send = async (apiUrl: string, notice: Notice, stopped: AbortSignal): Promise<Outcome> => {
  try {
    const response = await fetch(`${apiUrl}/webhooks/recurly`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: bodyOf(notice),
      redirect: 'manual',
      signal: AbortSignal.any([stopped, AbortSignal.timeout(answerLimitMs)]),
    });
    await response.body?.cancel();
    return response.ok ? 'taken' : 'refused';
  } catch {
    return 'away';
  }
};

/** Sends webhooks in order, again after a growing while when they are not taken. */
export interface Delivery {
  nudge(): void;
  stop(): Promise<void>;
}

/** Starts sending. A webhook that does not reach the api does not count as an attempt. */
export const startDelivery = ({ store, apiUrl }: Pick<SandboxContext, 'store' | 'apiUrl'>): Delivery => {
  const stopped = new AbortController();
  let running: Promise<void> | null = null;
  let restUntilMs = 0;

  const settle = (notice: Notice, outcome: 'taken' | 'refused'): void => {
    if (stopped.signal.aborted) return;
    const attempts = notice.attempts + 1;
    const nextAttemptAtMs = Date.now() + firstDelayMs * 2 ** notice.attempts;
    const isOver = outcome === 'taken' || attempts >= maxAttempts;
    store.commit([
      isOver
        ? remove('notices', notice.id)
        : put('notices', notice.id, { ...notice, attempts, nextAttemptAtMs }),
    ]);
  };

  const deliverDue = async (): Promise<void> => {
    for (const notice of store.list('notices')) {
      if (stopped.signal.aborted) return;
      if (notice.nextAttemptAtMs > Date.now()) continue;
      const outcome = await send(apiUrl, notice, stopped.signal);
      if (outcome === 'away') {
        restUntilMs = Date.now() + restMs;
        return;
      }
      settle(notice, outcome);
    }
  };

  const nudge = (): void => {
    if (stopped.signal.aborted || Date.now() < restUntilMs) return;
    running ??= deliverDue().finally(() => {
      running = null;
    });
  };

  const timer = setInterval(nudge, 500);
  timer.unref();
  return {
    nudge,
    stop: async () => {
      clearInterval(timer);
      stopped.abort();
      await running;
    },
  };
};
