/** A channel in its platform's words. */
export interface FoundChannel {
  readonly channelId: string;
  readonly channelTitle: string;
  readonly thumbnailUrl: string;
}

/** A video platform. Every call may throw PlatformUnavailable. */
export interface VideoPlatform {
  search(name: string): Promise<readonly FoundChannel[]>;
  /** The channel with this id; null for an unknown one. */
  channel(channelId: string): Promise<FoundChannel | null>;
  /** Average views of the 20 latest videos; null for an unknown channel. */
  averageViews(channelId: string): Promise<number | null>;
}

/** What a live platform tells about a channel by itself. */
export const streamEvents = ['stream.online', 'stream.offline'] as const;

/** @see streamEvents */
export type StreamEvent = (typeof streamEvents)[number];

/** An event of a channel that the platform sends to an address. */
export interface EventSubscription {
  readonly id: string;
  readonly event: StreamEvent;
  readonly channelId: string;
  /** Whether events come, or will come once the address has been checked. */
  readonly isAlive: boolean;
}

/** A live platform. Every call may throw PlatformUnavailable. */
export interface LivePlatform {
  /** Average viewers over the last 30 days; null for an unknown channel. */
  averageViewers(channelId: string): Promise<number | null>;
  /** The start of the running stream; null without one. */
  liveSince(channelId: string): Promise<Date | null>;
  /** All events that the platform sends to an address. */
  subscriptions(address: string): Promise<readonly EventSubscription[]>;
  /** Safe to repeat. @returns false where the platform refuses it, for an unknown channel */
  subscribe(subscription: Pick<EventSubscription, 'event' | 'channelId'>, address: string): Promise<boolean>;
  /** Safe to repeat. */
  unsubscribe(id: string): Promise<void>;
}

/** The platforms that the api asks. */
export interface Platforms {
  readonly video: VideoPlatform;
  readonly live: LivePlatform;
}

/** The platform gave no usable answer. `retryAfterSeconds` says when to ask again. */
export class PlatformUnavailable extends Error {
  override readonly name = 'PlatformUnavailable';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number, cause?: unknown) {
    super(message, { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
