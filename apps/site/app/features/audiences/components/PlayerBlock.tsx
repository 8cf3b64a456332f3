import { stations, stationText } from '@backbeat/domain/content';
import { StationArt } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import type { AudienceWords } from '../content.ts';
import { PlayerSection } from './PlayerSection.tsx';
import { TrackBar } from './TrackBar.tsx';

const Tiles = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 12px;
    & svg { border-radius: 16px; }
    & b { display: block; margin-block-start: 8px; font-weight: 600; font-size: var(--bb-fs-small); }
  `,
});

const shown = [stations.chill, stations.chiptune, stations.rock];

/** The player as a window on the desktop. */
export const PlayerBlock = ({ player }: Pick<AudienceWords, 'player'>) => (
  <PlayerSection player={player} label="The desktop player with three stations and the track bar">
    <Tiles>
      {shown.map(({ id, title, gradientFrom, gradientTo }) => (
        <div key={id}>
          <StationArt id={id} from={gradientFrom} to={gradientTo} />
          <b>{title}</b>
        </div>
      ))}
    </Tiles>
    <TrackBar look="small" title="Now playing: Chill" text={stationText(stations.chill)} />
  </PlayerSection>
);
