import { brand } from '@backbeat/domain';
import { marketingFigures } from '@backbeat/domain/content';
import { Heading, Icon, LinkButton, Text } from '@backbeat/ui';
import { DownloadIcon, ExternalLinkIcon } from '@backbeat/ui/icons';
import { PlayerLink } from '../../../chrome/PlayerLink.tsx';
import { useEnvironment } from '../../../landing/useInstaller.ts';
import { OtherWays, Page, PageHead, Way } from '../components/downloadStyles.ts';
import { MainDownload } from '../components/MainDownload.tsx';
import { installers } from '../content.ts';

const { links } = brand;

/** The desktop app and the other ways to play. */
const DownloadView = () => {
  const environment = useEnvironment();
  return (
    <Page>
      <PageHead>
        <Heading level={1}>{brand.name} on your desktop</Heading>
        <Text size="lead">Hot keys, Stream Deck and your stations, beside your stream.</Text>
      </PageHead>
      <MainDownload />
      <OtherWays key={environment?.os} aria-label="Other ways">
        {installers
          .filter(({ os }) => os !== environment?.os)
          .map(({ os, title, needs, label, href }) => (
            <Way key={os}>
              <Heading level={2} size="title">
                {title}
              </Heading>
              <Text size="small" tone="muted">
                {needs}
              </Text>
              <LinkButton href={href}>
                <Icon icon={DownloadIcon} />
                <span>{label}</span>
              </LinkButton>
            </Way>
          ))}
        <Way>
          <Heading level={2} size="title">
            In the browser
          </Heading>
          <Text size="small" tone="muted">
            Nothing to install. Hot keys need the app.
          </Text>
          <PlayerLink>View player</PlayerLink>
        </Way>
        <Way>
          <Heading level={2} size="title">
            Stream Deck plugin
          </Heading>
          <Text size="small" tone="muted">
            {marketingFigures.streamDeckActions}+ actions: skip, favourite, swap stations.
          </Text>
          <LinkButton href={links.streamDeckStore} target="_blank">
            Get the plugin <Icon icon={ExternalLinkIcon} />
          </LinkButton>
        </Way>
      </OtherWays>
    </Page>
  );
};

export default DownloadView;
