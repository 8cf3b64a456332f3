import { brand, type EnvironmentInfo } from '@backbeat/domain';
import { Badge, Icon, Link, LinkButton, Row, StepGrid, Text } from '@backbeat/ui';
import { DownloadIcon } from '@backbeat/ui/icons';
import { PlayerLink } from '../../../chrome/PlayerLink.tsx';
import { WideDrawing } from '../../../landing/drawingStyles.ts';
import { useEnvironment } from '../../../landing/useInstaller.ts';
import { installers } from '../content.ts';
import { MainTitle, MainWay, MainWords } from './downloadStyles.ts';

const pads = ['1t1111', '112--1', '1p111p'];

/** The desktop app as a window: pads, what is on, and the list below. Decorative. */
const AppWindowArt = () => (
  <WideDrawing viewBox="0 0 480 300" aria-hidden="true">
    <rect
      x="1"
      y="1"
      width="478"
      height="298"
      rx="24"
      fill="var(--bb-ground)"
      stroke="var(--bb-rule)"
      strokeWidth="2"
    />
    <g fill="var(--bb-cell-2)">
      <rect x="24" y="22" width="14" height="14" rx="5" />
      <rect x="46" y="22" width="14" height="14" rx="5" />
      <rect x="68" y="22" width="14" height="14" rx="5" />
    </g>
    <svg x="24" y="60" width="228" height="114" aria-hidden="true">
      <StepGrid rows={pads} pitch={38} cell={32} radius={9} />
    </svg>
    <g transform="translate(276 60)">
      <rect width="180" height="114" rx="16" fill="var(--bb-raised)" />
      <rect x="18" y="20" width="96" height="14" rx="7" fill="var(--bb-text)" />
      <rect x="18" y="44" width="64" height="10" rx="5" fill="var(--bb-cell-3)" />
      <rect x="18" y="76" width="20" height="20" rx="6" fill="var(--bb-art-pink)" />
      <rect x="46" y="76" width="116" height="20" rx="6" fill="var(--bb-cell-1)" />
    </g>
    <g transform="translate(24 194)" fill="var(--bb-cell-1)">
      <rect width="432" height="18" rx="6" />
      <rect y="28" width="362" height="18" rx="6" />
      <rect y="56" width="292" height="18" rx="6" />
    </g>
  </WideDrawing>
);

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
      // The key draws a new block for another system, so that no element moves within it.
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
