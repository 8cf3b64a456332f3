import { tierForViewers } from '@backbeat/domain';
import { identityLinkUrl } from '@backbeat/sdk';
import { BrandIcon, Button, FormMessage, Skeleton, Text } from '@backbeat/ui';
import { wholeSearch } from '../../../streamer-mode/addressCodes.ts';
import { useServices } from '../../session/index.ts';
import { aloneText } from '../proOffer.ts';
import type { TwitchChannel } from '../useAudience.ts';
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

const viewersText = (viewers: number | null) =>
  viewers === null ? 'Counting viewers' : `${viewers.toLocaleString('en-US')} average viewers, last 30 days`;

interface TwitchColumnProps {
  readonly channels: readonly TwitchChannel[];
  readonly isPending: boolean;
}

/** The Twitch accounts of the person, or the way to connect one. Connecting comes back to this very address. */
export const TwitchColumn = ({ channels, isPending }: TwitchColumnProps) => {
  const services = useServices();
  const viewers = channels[0]?.viewers ?? null;

  const connect = () => {
    if (services === null) return;
    services.session.saveRedirect(new URL(wholeSearch(), window.location.href).href);
    window.location.assign(identityLinkUrl('twitch', { authUrl: services.config.apiUrl }));
  };

  return (
    <Platform role="region" aria-labelledby="pro-twitch">
      <PlatformHead>
        <CompanyIcon>
          <BrandIcon name="twitch" />
        </CompanyIcon>
        <PlatformTitle level={2} size="part" id="pro-twitch">
          Twitch
        </PlatformTitle>
        {channels.length === 0 ? null : <ConnectedBadge />}
      </PlatformHead>
      {channels.map((channel) => (
        <Channel key={channel.identity.id}>
          <ChannelPicture src={channel.identity.avatar} />
          <div>
            <ChannelName>{channel.identity.username}</ChannelName>
            <ChannelAudience>{viewersText(channel.viewers)}</ChannelAudience>
          </div>
        </Channel>
      ))}
      {channels.length > 0 && viewers !== null ? (
        <FormMessage>{aloneText(tierForViewers(viewers))}</FormMessage>
      ) : null}
      {channels.length === 0 && isPending ? <Skeleton shape="button" /> : null}
      {channels.length === 0 && !isPending ? (
        <>
          <Text tone="muted">Your average viewers of the last 30 days count.</Text>
          <div>
            <Button variant="secondary" onClick={connect}>
              <BrandIcon name="twitch" />
              Connect to Twitch
            </Button>
          </div>
        </>
      ) : null}
    </Platform>
  );
};
