/** A channel in its platform's words. */
export interface FoundChannel {
  readonly channelId: string;
  readonly channelTitle: string;
  readonly thumbnailUrl: string;
}

/** A video in its platform's words. */
export interface FoundVideo {
  readonly id: string;
  readonly channelId: string;
  readonly channelName: string;
  readonly title: string;
  readonly kind: 'live' | 'upload';
  /** The begin of a stream, or the publication; null before it. */
  readonly from: Date | null;
  /** The end of a stream; null while it runs, and of an upload. */
  readonly until: Date | null;
}

/** A video platform. Every call may throw PlatformUnavailable. */
export interface VideoPlatform {
  /** Those of the videos that everybody can see, in any order. */
  videos(ids: readonly string[]): Promise<readonly FoundVideo[]>;
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
  /** Those of the recordings and clips that everybody can see, in any order. */
  videos(ids: readonly string[]): Promise<readonly FoundVideo[]>;
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

/** A claim of ours on a video, in the platform's words. */
export interface PlatformClaim {
  readonly id: string;
  readonly videoId: string;
  /** `inactive` is released. A claim that its person has disputed can be released too. */
  readonly status: 'active' | 'pending' | 'disputed' | 'appealed' | 'inactive';
  /** When the track plays in the video, in milliseconds from its begin; empty where the platform does not say. */
  readonly matches: readonly { readonly fromMs: number; readonly untilMs: number }[];
}

/** Does it still stand? */
export const isStanding = ({ status }: Pick<PlatformClaim, 'status'>): boolean => status !== 'inactive';

/**
 * The platform's interface for owners of rights: the list of channels that get no claims, and our claims. Every call is
 * safe to repeat, and may throw PlatformUnavailable.
 */
export interface RightsPlatform {
  /** The ids of all listed channels. */
  listed(): Promise<ReadonlySet<string>>;
  isListed(channelId: string): Promise<boolean>;
  /** The platform may take minutes until `isListed`. */
  list(channel: {
    readonly id: string;
    readonly name: string;
  }): Promise<'asked' | 'unknown-channel' | 'refused'>;
  unlist(channelId: string): Promise<void>;
  /** Our claims on up to 50 videos. */
  claims(videoIds: readonly string[]): Promise<readonly PlatformClaim[]>;
  release(claimId: string): Promise<'asked' | 'refused'>;
}

/** The platforms that the api asks. */
export interface Platforms {
  readonly video: VideoPlatform;
  readonly live: LivePlatform;
  /** `null` without an account of a partner. */
  readonly rights: RightsPlatform | null;
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
