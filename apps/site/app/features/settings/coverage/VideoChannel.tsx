import { errorText } from '@backbeat/sdk';
import type { Coverage } from '@backbeat/sdk/contract';
import { channelPlacesQuery, shareChannelAddMutation } from '@backbeat/sdk/query';
import { Link, Panel, Text } from '@backbeat/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { useAccount, useSignedInServices } from '../../session/index.ts';
import { PartTitle } from '../components/settingsStyles.ts';
import { channelOffer } from '../subscription/extraChannelWords.ts';
import { ChannelSearch } from './ChannelSearch.tsx';
import { ExtraPlaces } from './ExtraPlaces.tsx';
import { sharedChannel } from './placeWords.ts';
import { videoChannelId } from './videoChannelId.ts';

/** Finds the person's YouTube channel by its name and puts it on the list of covered ones; the extra ones below. */
export const VideoChannel = ({ coverage }: { readonly coverage: Coverage }) => {
  const { client } = useSignedInServices();
  const { hash } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const share = useMutation(shareChannelAddMutation(client));
  const extra = useQuery(channelPlacesQuery(client));
  const { data: account } = useAccount();
  const offer = account === undefined ? null : channelOffer(account);
  const places = extra.data;
  const hasExtra = places !== undefined && (places.places > 0 || places.channels.length > 0);
  const hadExtra = useRef(hasExtra);
  const known = sharedChannel(coverage, places);

  // Who came to add a channel can type at once.
  useEffect(() => {
    if (hash === `#${videoChannelId}`) field.current?.focus();
  }, [hash]);

  useEffect(() => {
    // The last one was removed, and no place is paid for: the pressed button is gone with the part.
    if (hadExtra.current && !hasExtra && document.activeElement === document.body) field.current?.focus();
    hadExtra.current = hasExtra;
  }, [hasExtra]);

  return (
    <>
      <PartTitle level={2} id={videoChannelId}>
        YouTube channel
      </PartTitle>
      <Panel padding="calm" stacked role="region" aria-labelledby={videoChannelId}>
        <Text tone="muted">
          {known === null
            ? 'Not on the list yet. Find it by its name; one channel is covered.'
            : `${known.name} is your channel here. Another one takes its place.`}
        </Text>
        <ChannelSearch
          ref={field}
          label="Find your channel"
          isSaving={share.isPending}
          problemText={share.error === null ? null : errorText(share.error)}
          onType={() => (share.isError ? share.reset() : undefined)}
          onChoose={({ channelId, channelName, channelImageUrl: channelImage }, clear) =>
            share.mutate({ channelId, channelName, channelImage }, { onSuccess: clear })
          }
        />
        {places !== undefined && !hasExtra && offer !== null ? (
          <Text>
            <Link variant="strong" href="/settings/subscription#channels">
              Cover more channels
            </Link>
          </Text>
        ) : null}
      </Panel>
      {hasExtra ? <ExtraPlaces coverage={coverage} places={places} /> : null}
      {places === undefined && extra.isLoadingError && offer !== null && offer.bought > 0 ? (
        <LoadFailed
          title="Your extra channels could not be loaded"
          error={extra.error}
          refetch={extra.refetch}
        />
      ) : null}
    </>
  );
};
