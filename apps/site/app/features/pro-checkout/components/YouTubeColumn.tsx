import type { SharedChannel } from '@backbeat/sdk/contract';
import { Icon, IconButton, Skeleton, Text } from '@backbeat/ui';
import { XIcon } from '@backbeat/ui/icons';
import { useAppDispatch } from '../../../store/hooks.ts';
import { useServices } from '../../session/index.ts';
import { channelRemoved } from '../proCheckoutSlice.ts';
import { ChannelCard } from './ChannelCard.tsx';
import { ChannelSearch } from './ChannelSearch.tsx';
import { PlatformColumn } from './PlatformColumn.tsx';

const viewsText = (views: number | null) =>
  views === null ? 'Counting views' : `${views.toLocaleString('en-US')} average views, last 20 videos`;

interface YouTubeColumnProps {
  readonly channel: SharedChannel | null;
  readonly views: number | null;
  readonly isPending: boolean;
}

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
