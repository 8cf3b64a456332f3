import { type ChannelHit, type Client, fixedTexts } from '@backbeat/sdk';
import type { SharedChannel } from '@backbeat/sdk/contract';
import { channelSearchQuery } from '@backbeat/sdk/query';
import { Avatar, Combobox, Icon, IconButton, Skeleton, Text } from '@backbeat/ui';
import { XIcon } from '@backbeat/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { useServices } from '../../session/index.ts';
import { channelPicked, channelRemoved, searchTyped, selectChannelSearch } from '../proCheckoutSlice.ts';
import { ChannelCard } from './ChannelCard.tsx';
import { PlatformColumn } from './PlatformColumn.tsx';

const viewsText = (views: number | null) =>
  views === null ? 'Counting views' : `${views.toLocaleString('en-US')} average views, last 20 videos`;

interface YouTubeColumnProps {
  readonly channel: SharedChannel | null;
  readonly views: number | null;
  readonly isPending: boolean;
}

interface ChannelSearchProps {
  readonly client: Client;
  /** The id of the channel that counts. */
  readonly chosen: string | undefined;
}

/** Video channels by name, asked for half a second after the last key. A search that fails leaves the list as it was. */
const useChannelSearch = (client: Client, name: string) => {
  const { data, error, isFetching } = useQuery(channelSearchQuery(client, name));
  const [found, setFound] = useState<readonly ChannelHit[]>([]);

  useEffect(() => {
    if (data !== undefined) setFound(data);
  }, [data]);
  useEffect(() => {
    if (error !== null) console.error(fixedTexts.optionFetchFailed, error);
  }, [error]);

  if (name.trim() === '') return { hits: [], isSearching: false };
  return { hits: data ?? (error === null ? [] : found), isSearching: isFetching };
};

/** Finds a video channel by its name. */
const ChannelSearch = ({ client, chosen }: ChannelSearchProps) => {
  const search = useAppSelector(selectChannelSearch);
  const dispatch = useAppDispatch();
  const { hits, isSearching } = useChannelSearch(client, search);

  const choose = (channelId: string) => {
    const hit = hits.find((one) => one.channelId === channelId);
    if (hit === undefined) return;
    const { channelName, channelImageUrl: channelImage } = hit;
    dispatch(channelPicked({ channelId, channelName, channelImage }));
  };

  return (
    <Combobox
      label="Find your channel"
      hideLabel
      placeholder="Begin typing to find channel"
      value={search}
      onChange={(value) => dispatch(searchTyped(value))}
      options={hits.map(({ channelId, channelName, channelImageUrl }) => ({
        value: channelId,
        label: channelName,
        picture: <Avatar size="sm" src={channelImageUrl} />,
      }))}
      onChoose={({ value }) => choose(value)}
      chosen={chosen}
      loading={isSearching}
    />
  );
};

/** The saved or picked video channel, and the search for another one. */
export const YouTubeColumn = ({ channel, views, isPending }: YouTubeColumnProps) => {
  const services = useServices();
  const dispatch = useAppDispatch();

  return (
    <PlatformColumn platform="youtube" title="YouTube" isConnected={channel !== null}>
      {channel === null ? null : (
        <ChannelCard
          chosen
          picture={channel.channelImage}
          name={channel.channelName}
          audience={viewsText(views)}
        >
          <IconButton shape="ghost" label="Remove channel" onClick={() => dispatch(channelRemoved())}>
            <Icon icon={XIcon} />
          </IconButton>
        </ChannelCard>
      )}
      {channel === null && isPending ? <Skeleton shape="button" /> : null}
      {channel === null && !isPending ? (
        <Text tone="muted">The average views of your 20 most recent videos count.</Text>
      ) : null}
      {services === null ? null : <ChannelSearch client={services.client} chosen={channel?.channelId} />}
    </PlatformColumn>
  );
};
