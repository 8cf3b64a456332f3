import { brand, type EnvironmentInfo } from '@backbeat/domain';
import { Badge, Icon, Link, LinkButton, Row, Text } from '@backbeat/ui';
import { DownloadIcon } from '@backbeat/ui/icons';
import { PlayerLink } from '../../../chrome/PlayerLink.tsx';
import { useEnvironment } from '../../../landing/useInstaller.ts';
import { installers } from '../content.ts';
import { AppWindowArt } from './AppWindowArt.tsx';
import { MainTitle, MainWay, MainWords } from './downloadStyles.ts';

const { links } = brand;

/** What a page without an installer for this system says. */
const otherwise = (environment: EnvironmentInfo | null) => {
  if (environment === null) {
    return {
      title: 'For Mac and Windows',
      text: 'Choose your system below, or play in the browser right away.',
    };
  }
  if (environment.isMobile) {
    return {
      title: 'Get it on your computer',
      text: `The app runs on Mac and Windows. Open ${links.site.replace(/^https?:\/\/(www\.)?/, '')}/download there, or use the player right here.`,
    };
  }
  return {
    title: 'No app for this system yet',
    text: 'Play in this browser right away, or pick an installer below.',
  };
};

/** The installer for this computer, or the player where there is none. */
export const MainDownload = () => {
  const environment = useEnvironment();
  const system = installers.find(({ os }) => os === environment?.os);
  if (system !== undefined) {
    return (
      // Another block, not the same one changed: nothing in it moves from one place to another.
      <MainWay key={system.os} aria-labelledby="main-download">
        <MainWords>
          <Badge tone="pink">This looks like your system</Badge>
          <MainTitle level={2} id="main-download">
            {system.title}
          </MainTitle>
          <Text tone="muted">{system.needs}</Text>
          <LinkButton variant="primary" size="lg" href={system.href}>
            <Icon icon={DownloadIcon} />
            <span>{system.label}</span>
          </LinkButton>
          <Text tone="muted" size="small">
            Then open the file and sign in.{' '}
            <Link variant="strong" href={links.support} target="_blank">
              Trouble installing?
            </Link>
          </Text>
        </MainWords>
        <AppWindowArt />
      </MainWay>
    );
  }
  const { title, text } = otherwise(environment);
  return (
    <MainWay aria-labelledby="main-download">
      <MainWords>
        <MainTitle level={2} id="main-download">
          {title}
        </MainTitle>
        <Text tone="muted">{text}</Text>
        <Row>
          <PlayerLink variant="primary" size="lg">
            View player
          </PlayerLink>
        </Row>
      </MainWords>
      <AppWindowArt />
    </MainWay>
  );
};
