import { brand } from '@backbeat/domain';
import { Heading, Icon, LinkButton, Text } from '@backbeat/ui';
import { DownloadArt, Outro, Poster } from '@backbeat/ui/blocks';
import { ArrowRightIcon, ExternalLinkIcon } from '@backbeat/ui/icons';

/** The pink band about downloads. */
const DownloadPoster = () => (
  <Poster
    title="Downloadable tracks are here"
    text="Take the music into your edits, shorts and videos. Cleared for YouTube while Pro is active."
    art={<DownloadArt />}
  >
    <LinkButton variant="onpink" size="lg" href="/for/pro">
      See Pro <Icon icon={ArrowRightIcon} />
    </LinkButton>
  </Poster>
);

/** The way into the community. */
const DiscordOutro = () => (
  <Outro>
    <Heading level={2} size="h1">
      Join our Discord
    </Heading>
    <Text size="lead">Ask for stations, show your setup, hear new releases first.</Text>
    <LinkButton variant="secondary" size="lg" href={brand.links.discord} target="_blank">
      Open the invite <Icon icon={ExternalLinkIcon} />
    </LinkButton>
  </Outro>
);

/** How the page ends. */
export const ClosingSections = () => (
  <>
    <DownloadPoster />
    <DiscordOutro />
  </>
);
