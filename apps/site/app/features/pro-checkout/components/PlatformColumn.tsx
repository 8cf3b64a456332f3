import { Badge, Heading, Icon, Panel, wrapTexts } from '@backbeat/ui';
import { CheckIcon, TwitchIcon, YoutubeIcon } from '@backbeat/ui/icons';
import { css, styled } from '@backbeat/ui/styling';
import type { ReactNode } from 'react';
import { PlatformIcon } from '../../settings/index.ts';

const Frame = styled(Panel, {
  base: css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 20px; align-content: start;`,
});

const Head = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 14px;
    min-block-size: 44px;
  `,
});

const Title = styled(Heading, { base: css`flex: 1;` });

const icons = { twitch: TwitchIcon, youtube: YoutubeIcon } as const;

interface PlatformColumnProps {
  readonly platform: keyof typeof icons;
  readonly title: string;
  readonly isConnected: boolean;
  readonly children: ReactNode;
}

/** What a person has on one platform. */
export const PlatformColumn = ({ platform, title, isConnected, children }: PlatformColumnProps) => (
  <Frame role="region" aria-labelledby={`pro-${platform}`}>
    <Head>
      <PlatformIcon>
        <Icon icon={icons[platform]} />
      </PlatformIcon>
      <Title level={2} size="part" id={`pro-${platform}`}>
        {title}
      </Title>
      {isConnected ? (
        <Badge tone="teal">
          <Icon icon={CheckIcon} />
          Connected
        </Badge>
      ) : null}
    </Head>
    {wrapTexts(children)}
  </Frame>
);
