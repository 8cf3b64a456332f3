/** A channel as its platform tells it. */
export interface FoundChannel {
  readonly channelId: string;
  readonly channelTitle: string;
  readonly thumbnailUrl: string;
}

/** The company that people upload videos to. Every call may throw PlatformUnavailable. */
export interface VideoPlatform {
  search(name: string): Promise<readonly FoundChannel[]>;
  /** The channel with this id; null when there is none. */
  channel(channelId: string): Promise<FoundChannel | null>;
  /** Average views of the 20 most recent videos; null when there is no such channel. */
  averageViews(channelId: string): Promise<number | null>;
}

/** The company that people stream at. Every call may throw PlatformUnavailable. */
export interface LivePlatform {
  /** Average viewers of the broadcasts of the last 30 days; null when there is no such channel. */
  averageViewers(channelId: string): Promise<number | null>;
  /** Since when it is on air; null when it is not. */
  liveSince(channelId: string): Promise<Date | null>;
}

/** Both of them. */
export interface Platforms {
  readonly video: VideoPlatform;
  readonly live: LivePlatform;
}

/** The platform gave no answer, or none that makes sense; `retryAfterSeconds` says when asking again may help. */
export class PlatformUnavailable extends Error {
  override readonly name = 'PlatformUnavailable';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number, cause?: unknown) {
    super(message, { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
