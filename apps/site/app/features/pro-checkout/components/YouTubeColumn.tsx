import type { SharedChannel } from '@backbeat/sdk/contract';
import { BrandIcon, Icon, IconButton, Skeleton, Text } from '@backbeat/ui';
import { useAppDispatch } from '../../../store/hooks.ts';
import { useServices } from '../../session/index.ts';
import { channelRemoved } from '../proCheckoutSlice.ts';
import { ChannelSearch } from './ChannelSearch.tsx';
import { ConnectedBadge } from './ConnectedBadge.tsx';
import {
  Channel,
  ChannelAudience,
  ChannelName,
  ChannelPicture,
  CompanyIcon,
  Platform,
  PlatformHead,
  PlatformTitle,
} from './proStyles.ts';

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
    <Platform role="region" aria-labelledby="pro-youtube">
      <PlatformHead>
        <CompanyIcon>
          <BrandIcon name="youtube" />
        </CompanyIcon>
        <PlatformTitle level={2} size="part" id="pro-youtube">
          YouTube
        </PlatformTitle>
        {channel === null ? null : <ConnectedBadge />}
      </PlatformHead>
      {channel === null ? null : (
        <Channel on>
          <ChannelPicture src={channel.channelImage} />
          <div>
            <ChannelName>{channel.channelName}</ChannelName>
            <ChannelAudience>{viewsText(views)}</ChannelAudience>
          </div>
          <IconButton shape="ghost" label="Remove channel" onClick={() => dispatch(channelRemoved())}>
            <Icon name="close" />
          </IconButton>
        </Channel>
      )}
      {channel === null && isPending ? <Skeleton shape="button" /> : null}
      {channel === null && !isPending ? (
        <Text tone="muted">The average views of your 20 most recent videos count.</Text>
      ) : null}
      {services === null ? null : <ChannelSearch client={services.client} chosen={channel?.channelId} />}
    </Platform>
  );
};
