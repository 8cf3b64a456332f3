import { errorText } from '@backbeat/sdk';
import type { Coverage } from '@backbeat/sdk/contract';
import { channelSearchQuery, shareChannelAddMutation } from '@backbeat/sdk/query';
import { Avatar, Combobox, FormMessage, Panel, Text } from '@backbeat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useSignedInServices } from '../../session/index.ts';
import { PartTitle } from '../components/settingsStyles.ts';
import { videoChannelId } from './videoChannelId.ts';

/** Finds the person's YouTube channel by its name and puts it on the list of covered ones. */
export const VideoChannel = ({ coverage }: { readonly coverage: Coverage }) => {
  const { client } = useSignedInServices();
  const { hash } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const search = useQuery(channelSearchQuery(client, name));
  const share = useMutation(shareChannelAddMutation(client));
  const known = coverage.channels.find(
    ({ platform, is_listed, listing }) => platform === 'youtube' && (is_listed || listing !== null),
  );
  const hits = search.data ?? [];
  const error = share.error ?? search.error;

  // Who came to add a channel can type at once.
  useEffect(() => {
    if (hash === `#${videoChannelId}`) field.current?.focus();
  }, [hash]);

  const choose = (channelId: string) => {
    const hit = hits.find((one) => one.channelId === channelId);
    if (hit === undefined) return;
    const { channelName, channelImageUrl: channelImage } = hit;
    share.mutate(
      { channelId, channelName, channelImage },
      // Whoever has typed on meanwhile looks for something else.
      { onSuccess: () => setName((typed) => (typed === name ? '' : typed)) },
    );
  };

  return (
    <>
      <PartTitle level={2} id={videoChannelId}>
        YouTube channel
      </PartTitle>
      <Panel padding="calm" stacked role="region" aria-labelledby={videoChannelId}>
        <Text tone="muted">
          {known === undefined
            ? 'Not on the list yet. Find it by its name; one channel is covered.'
            : `${known.name} is your channel here. Another one takes its place.`}
        </Text>
        <Combobox
          ref={field}
          label="Find your channel"
          placeholder="Begin typing to find channel"
          value={name}
          onChange={(typed) => {
            setName(typed);
            if (share.isError) share.reset();
          }}
          options={
            name.trim() === ''
              ? []
              : hits.map((hit) => ({
                  value: hit.channelId,
                  label: hit.channelName,
                  picture: <Avatar size="sm" src={hit.channelImageUrl} />,
                }))
          }
          onChoose={({ value }) => choose(value)}
          loading={search.isFetching || share.isPending}
        />
        {error === null ? null : (
          <FormMessage state="error" role="alert">
            {errorText(error)}
          </FormMessage>
        )}
      </Panel>
    </>
  );
};
