import type { Coverage } from '@backbeat/sdk/contract';
import { Badge, Icon, LinkButton, Panel, Row } from '@backbeat/ui';
import { TwitchIcon, YoutubeIcon } from '@backbeat/ui/icons';
import { DetailText, NameText, PartTitle, PlatformIcon } from '../components/settingsStyles.ts';
import { ChannelLine, ChannelLines, ChannelWords } from './coverageStyles.ts';
import { listingWords } from './listingWords.ts';

const icons = { twitch: TwitchIcon, youtube: YoutubeIcon } as const;

/** Each channel, and where it stands with the list of its platform. */
export const ChannelList = ({ coverage }: { readonly coverage: Coverage }) => {
  const { channels } = coverage;
  if (channels.length === 0) return null;
  return (
    <>
      <PartTitle level={2} id="channels">
        Your channels
      </PartTitle>
      <Panel padding="calm" role="region" aria-labelledby="channels">
        <ChannelLines>
          {channels.map((channel) => {
            const { label, tone, text, action } = listingWords(channel, coverage);
            return (
              <ChannelLine key={channel.channel_id ?? channel.platform}>
                <PlatformIcon linked={channel.is_listed}>
                  <Icon icon={icons[channel.platform]} />
                </PlatformIcon>
                <ChannelWords>
                  <Row gap={2}>
                    <NameText>{channel.name}</NameText>
                    <Badge tone={tone}>{label}</Badge>
                  </Row>
                  <DetailText>{text}</DetailText>
                </ChannelWords>
                {action === null ? null : (
                  <LinkButton size="sm" href={action.href}>
                    {action.label}
                  </LinkButton>
                )}
              </ChannelLine>
            );
          })}
        </ChannelLines>
      </Panel>
    </>
  );
};
