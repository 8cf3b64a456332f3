import { tierForViewers } from '@backbeat/domain';
import { identityLinkUrl } from '@backbeat/sdk';
import { Button, FormMessage, Icon, Skeleton, Text } from '@backbeat/ui';
import { TwitchIcon } from '@backbeat/ui/icons';
import { wholeSearch } from '../../../streamer-mode/addressCodes.ts';
import { useServices } from '../../session/index.ts';
import { aloneText } from '../proOffer.ts';
import type { TwitchChannel } from '../useAudience.ts';
import { ChannelCard } from './ChannelCard.tsx';
import { PlatformColumn } from './PlatformColumn.tsx';

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
    <PlatformColumn platform="twitch" title="Twitch" isConnected={channels.length > 0}>
      {channels.map(({ identity, viewers: average }) => (
        <ChannelCard
          key={identity.id}
          picture={identity.avatar}
          name={identity.username}
          audience={viewersText(average)}
        />
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
              <Icon icon={TwitchIcon} />
              Connect to Twitch
            </Button>
          </div>
        </>
      ) : null}
    </PlatformColumn>
  );
};
