import type { Audience, User } from '@backbeat/domain';
import { averageViews, sharedChannel, twitchViewers } from '@backbeat/sdk';
import type { Identity, SharedChannel } from '@backbeat/sdk/contract';
import { queryKeys } from '@backbeat/sdk/query';
import { skipToken, useQueries, useQuery } from '@tanstack/react-query';
import { useAppSelector } from '../../store/hooks.ts';
import { useServices } from '../session/index.ts';
import { type ChannelChoice, selectChannelChoice } from './proCheckoutSlice.ts';

/** A Twitch account and how many watch it on average; null while that is on its way. */
export interface TwitchChannel {
  readonly identity: Identity;
  readonly viewers: number | null;
}

const chosenOf = (choice: ChannelChoice, saved: SharedChannel | null): SharedChannel | null => {
  if (choice.kind === 'picked') return choice.channel;
  return choice.kind === 'saved' ? saved : null;
};

const largest = (values: readonly (number | null)[]): number | null =>
  values.reduce((most, value) => (value === null ? most : Math.max(most ?? 0, value)), null);

/** The connected channels and their audience. Asks for nothing while nobody is signed in. */
export const useAudience = (user: User | null) => {
  const client = useServices()?.client ?? null;
  const choice = useAppSelector(selectChannelChoice);
  const reader = user === null ? null : client;

  const identities = useQuery({
    queryKey: queryKeys.identities,
    queryFn: reader === null ? skipToken : ({ signal }) => reader.identities({}, { signal }),
  });
  const linked = identities.data?.identities ?? [];
  const onTwitch = linked.filter(({ provider }) => provider === 'twitch');
  const viewers = useQueries({
    queries: onTwitch.map(({ uid }) => ({
      queryKey: queryKeys.twitchViewers(uid ?? ''),
      queryFn: reader === null || uid === undefined ? skipToken : () => twitchViewers(reader, uid),
    })),
  });

  const saved = useQuery({
    queryKey: queryKeys.sharedChannel,
    queryFn: reader === null ? skipToken : ({ signal }) => sharedChannel(reader, { signal }),
  });
  const channel = chosenOf(choice, saved.data ?? null);
  const views = useQuery({
    queryKey: queryKeys.averageViews(channel?.channelId ?? ''),
    queryFn: reader === null || channel === null ? skipToken : () => averageViews(reader, channel.channelId),
  });

  const twitch: readonly TwitchChannel[] = onTwitch.map((identity, index) => ({
    identity,
    viewers: viewers[index]?.data ?? null,
  }));
  const audience: Audience = {
    averageViewers: largest(twitch.map((one) => one.viewers)),
    averageViews: channel === null ? null : (views.data ?? null),
  };
  return {
    twitch,
    isTwitchPending: identities.isPending,
    identityCount: linked.length,
    channel,
    isChannelPending: saved.isLoading,
    audience,
    isMeasuring: views.isLoading || viewers.some(({ isLoading }) => isLoading),
  };
};
