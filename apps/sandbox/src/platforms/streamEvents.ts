import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { newTokenId } from '../store/ids.ts';
import { nameOf } from './audience.ts';

const answerLimitMs = 5_000;
/** A message that is not taken is sent again after each of these. */
const pausesMs = [500, 2_000, 5_000];

/** A subscription of Twitch's EventSub, in the form of Helix. */
interface EventSubscription {
  readonly id: string;
  readonly status:
    | 'webhook_callback_verification_pending'
    | 'webhook_callback_verification_failed'
    | 'enabled';
  readonly type: string;
  readonly version: string;
  readonly condition: { readonly broadcaster_user_id: string };
  readonly transport: { readonly method: string; readonly callback: string };
  readonly created_at: string;
  readonly cost: number;
}

/** What is asked for. */
interface WantedEvents {
  readonly type: string;
  readonly version: string;
  readonly channelId: string;
  readonly callback: string;
  readonly secret: string;
}

/** Subscriptions to the events of channels, and their delivery. In memory, so a restart forgets them. */
export interface StreamEvents {
  list(): readonly EventSubscription[];
  /** Asks the address for its consent. @returns null where the subscription exists */
  add(wanted: WantedEvents): EventSubscription | null;
  /** @returns whether there was one */
  remove(id: string): boolean;
  /** Names of the channels whose subscriptions have all been agreed to. */
  told(): readonly string[];
  /** The channel of this name went live or stopped. */
  tell(name: string, isLive: boolean): void;
}

export const createStreamEvents = (clock: Clock): StreamEvents => {
  const known = new Map<string, { readonly subscription: EventSubscription; readonly secret: string }>();

  /** @returns the body of the answer; null where none came */
  const post = async (id: string, kind: string, messageId: string, body: object): Promise<string | null> => {
    const entry = known.get(id);
    if (entry === undefined) return null;
    const { subscription, secret } = entry;
    const text = JSON.stringify({ subscription, ...body });
    const timestamp = new Date(clock.nowMs()).toISOString();
    const signature = createHmac('sha256', secret).update(`${messageId}${timestamp}${text}`).digest('hex');
    try {
      const answer = await fetch(subscription.transport.callback, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'twitch-eventsub-message-id': messageId,
          'twitch-eventsub-message-timestamp': timestamp,
          'twitch-eventsub-message-signature': `sha256=${signature}`,
          'twitch-eventsub-message-type': kind,
          'twitch-eventsub-subscription-type': subscription.type,
          'twitch-eventsub-subscription-version': subscription.version,
        },
        body: text,
        redirect: 'manual',
        signal: AbortSignal.timeout(answerLimitMs),
      });
      const told = await answer.text();
      return answer.ok ? told : null;
    } catch {
      return null;
    }
  };

  const verify = async (id: string): Promise<void> => {
    const challenge = newTokenId();
    const told = await post(id, 'webhook_callback_verification', newTokenId(), { challenge });
    const entry = known.get(id);
    if (entry === undefined) return;
    const status = told === challenge ? 'enabled' : 'webhook_callback_verification_failed';
    known.set(id, { ...entry, subscription: { ...entry.subscription, status } });
  };

  const deliver = async (id: string, event: object): Promise<void> => {
    const messageId = newTokenId();
    for (const pauseMs of [0, ...pausesMs]) {
      await wait(pauseMs, null, { ref: false });
      if ((await post(id, 'notification', messageId, { event })) !== null) return;
    }
  };

  const isSame = (subscription: EventSubscription, { type, channelId, callback }: WantedEvents): boolean =>
    subscription.type === type &&
    subscription.condition.broadcaster_user_id === channelId &&
    subscription.transport.callback === callback &&
    subscription.status !== 'webhook_callback_verification_failed';

  return {
    list: () => [...known.values()].map(({ subscription }) => subscription),
    add: (wanted) => {
      if ([...known.values()].some(({ subscription }) => isSame(subscription, wanted))) return null;
      const subscription: EventSubscription = {
        id: newTokenId(),
        status: 'webhook_callback_verification_pending',
        type: wanted.type,
        version: wanted.version,
        condition: { broadcaster_user_id: wanted.channelId },
        transport: { method: 'webhook', callback: wanted.callback },
        created_at: new Date(clock.nowMs()).toISOString(),
        cost: 0,
      };
      known.set(subscription.id, { subscription, secret: wanted.secret });
      void verify(subscription.id);
      return subscription;
    },
    remove: (id) => known.delete(id),
    told: () => {
      const isTold = new Map<string, boolean>();
      for (const { subscription } of known.values()) {
        const name = nameOf(subscription.condition.broadcaster_user_id);
        isTold.set(name, subscription.status === 'enabled' && (isTold.get(name) ?? true));
      }
      return [...isTold].flatMap(([name, all]) => (all ? [name] : []));
    },
    tell: (name, isLive) => {
      const type = isLive ? 'stream.online' : 'stream.offline';
      const begun = { id: newTokenId(), type: 'live', started_at: new Date(clock.nowMs()).toISOString() };
      for (const { subscription } of known.values()) {
        const { broadcaster_user_id } = subscription.condition;
        if (subscription.status !== 'enabled' || subscription.type !== type) continue;
        if (nameOf(broadcaster_user_id) !== name) continue;
        void deliver(subscription.id, {
          broadcaster_user_id,
          broadcaster_user_login: name,
          broadcaster_user_name: name,
          ...(isLive ? begun : {}),
        });
      }
    },
  };
};
