import { mutationOptions } from '@tanstack/react-query';
import type { Client } from '../client/Client.ts';
import type { SharedChannel } from '../contract/channels.ts';
import { changing, changingWhole } from './changing.ts';
import { queryKeys } from './queryKeys.ts';

/**
 * Puts a video channel on the person's list; another one goes.
 *
 * @example
 * const { mutate } = useMutation(shareChannelAddMutation(client)); // mutate({ channelId, channelName, channelImage })
 */
export const shareChannelAddMutation = (client: Pick<Client, 'shareChannelAdd'>) =>
  mutationOptions({
    ...changing('shareChannelAdd'),
    mutationFn: (channel: SharedChannel) =>
      client.shareChannelAdd({ body: { ...channel, channelType: 'youtube' } }),
  });

/**
 * Asks what another number of extra channels would cost. `planChangeMutation` confirms it.
 *
 * @example
 * const { mutateAsync } = useMutation(extraChannelsPreviewMutation(client)); // await mutateAsync(2)
 */
export const extraChannelsPreviewMutation = (client: Pick<Client, 'extraChannelsPreview'>) =>
  mutationOptions({
    ...changing('extraChannelsPreview'),
    mutationFn: (extraChannels: number) =>
      client.extraChannelsPreview({ body: { extra_channels: extraChannels } }),
  });

/**
 * Gives an extra place to a YouTube channel; the answer is all extra channels.
 *
 * @example
 * const { mutate } = useMutation(channelPlaceAddMutation(client)); // mutate(channelId)
 */
export const channelPlaceAddMutation = (client: Pick<Client, 'channelPlaceAdd'>) =>
  mutationOptions({
    ...changingWhole('channelPlaceAdd', queryKeys.channelPlaces),
    mutationFn: (channelId: string) => client.channelPlaceAdd({ body: { channel_id: channelId } }),
  });

/**
 * Takes an extra place from a channel; the answer is the extra channels that are left.
 *
 * @example
 * const { mutate } = useMutation(channelPlaceRemoveMutation(client)); // mutate(channelId)
 */
export const channelPlaceRemoveMutation = (client: Pick<Client, 'channelPlaceRemove'>) =>
  mutationOptions({
    ...changingWhole('channelPlaceRemove', queryKeys.channelPlaces),
    mutationFn: (channelId: string) => client.channelPlaceRemove({ body: { channel_id: channelId } }),
  });
