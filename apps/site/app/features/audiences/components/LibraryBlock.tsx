import { stations, stationText } from '@backbeat/domain/content';
import { StationArt } from '@backbeat/ui';
import { DownloadIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import type { AudienceWords } from '../content.ts';
import { PlayerSection } from './PlayerSection.tsx';
import { TrackBar } from './TrackBar.tsx';
import { TrackRows } from './TrackRows.tsx';

const Shelf = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: 18px;
    align-items: center;
    & > div:first-of-type > svg { border-radius: 16px; }
    & > div:first-of-type > b { display: block; margin-block: 10px 2px; font-weight: 600; line-height: 1.2; }
    & > div:first-of-type > span { color: var(--bb-muted); font-size: var(--bb-fs-small); }
    ${below(576)} {
      grid-template-columns: minmax(0, 1fr);
      & > div:first-of-type { inline-size: 60%; }
      & > div > div:nth-of-type(n + 5) { display: none; }
    }
  `,
});

const { id, title, gradientFrom, gradientTo } = stations.lofi;

/** A station in the player, its tracks as files. */
export const LibraryBlock = ({ player }: Pick<AudienceWords, 'player'>) => (
  <PlayerSection
    player={player}
    label="The desktop player: a station and its tracks, two of them saved as files"
  >
    <Shelf>
      <div>
        <StationArt id={id} from={gradientFrom} to={gradientTo} />
        <b>{title}</b>
        <span>{stationText(stations.lofi)}</span>
      </div>
      <TrackRows />
    </Shelf>
    <TrackBar look="small" icon={DownloadIcon} asWave title="Saved: Window seat" text="Yours to cut, 2:36" />
  </PlayerSection>
);
