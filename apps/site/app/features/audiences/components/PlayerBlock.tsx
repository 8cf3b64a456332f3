import { stations, stationText } from '@backbeat/domain';
import { Heading, Section, Stack, StationArt, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { DownloadPlayer } from '../../../landing/DownloadPlayer.tsx';
import { SignInButton } from '../../../landing/SignInButton.tsx';
import { FlippedSplit } from '../../../landing/splits.ts';
import type { AudienceWords } from '../content.ts';
import { AppWindow } from './AppWindow.tsx';
import { TrackBar } from './TrackBar.tsx';

const Tiles = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 12px;
    & svg { border-radius: 16px; }
    & b { display: block; margin-block-start: 8px; font-weight: 600; font-size: var(--fs-small); }
  `,
});

const shown = [stations.chill, stations.chiptune, stations.rock];

/** The player as a window on the desktop. */
export const PlayerBlock = ({ player }: Pick<AudienceWords, 'player'>) => (
  <Section step={5}>
    <FlippedSplit>
      <Stack align="start">
        <Heading level={2}>{player.title}</Heading>
        <Text size="lead">{player.text}</Text>
        <DownloadPlayer variant="secondary" otherwise={<SignInButton kind="sign-up" variant="secondary" />} />
      </Stack>
      <AppWindow label="The desktop player with three stations and the track bar">
        <Tiles>
          {shown.map(({ id, title, gradientFrom, gradientTo }) => (
            <div key={id}>
              <StationArt id={id} from={gradientFrom} to={gradientTo} />
              <b>{title}</b>
            </div>
          ))}
        </Tiles>
        <TrackBar look="small" title="Now playing: Chill" text={stationText(stations.chill)} />
      </AppWindow>
    </FlippedSplit>
  </Section>
);
