import { type ChannelHit, type Client, fixedTexts } from '@backbeat/sdk';
import { channelSearchQuery } from '@backbeat/sdk/query';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Video channels by name, asked for half a second after the last key. A search that fails leaves the list as it was. */
export const useChannelSearch = (client: Client, name: string) => {
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
