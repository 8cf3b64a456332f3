/** A channel as pages show it. */
export interface Channel {
  readonly id: string;
  readonly name: string;
  readonly avatar: string | null;
  readonly averageViewers: number;
}

/** A channel that a search found. */
export interface ChannelSearchResult {
  readonly channelId: string;
  readonly channelImageUrl: string;
  readonly channelName: string;
}

/** A channel as the player's service keeps it. */
export interface SharedChannel {
  readonly channelId: string;
  readonly channelName: string;
  readonly channelType: 'youtube';
  readonly channelImage: string;
}

/**
 * What the player's service keeps of a channel that was found.
 *
 * @example sharedChannel({ channelId: 'c1', channelName: 'Nova', channelImageUrl: 'n.png' }).channelType // → 'youtube'
 */
export const sharedChannel = (found: ChannelSearchResult): SharedChannel => ({
  channelId: found.channelId,
  channelName: found.channelName,
  channelType: 'youtube',
  channelImage: found.channelImageUrl,
});
