import type { Client } from '@backbeat/sdk';
import { Avatar, Combobox } from '@backbeat/ui';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { channelPicked, searchTyped, selectProCheckout } from '../proCheckoutSlice.ts';
import { useChannelSearch } from '../useChannelSearch.ts';

interface ChannelSearchProps {
  readonly client: Client;
  /** The id of the channel that counts. */
  readonly chosen: string | undefined;
}

/** Finds a video channel by its name. */
export const ChannelSearch = ({ client, chosen }: ChannelSearchProps) => {
  const { search } = useAppSelector(selectProCheckout);
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
