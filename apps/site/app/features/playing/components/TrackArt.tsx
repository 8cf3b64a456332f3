import type { PlayedTrack } from '@backbeat/sdk/contract';
import { StationArt } from '@backbeat/ui';
import { playedArt } from '../playedStation.ts';
import { Art } from './playingStyles.ts';

export interface TrackArtProps {
  readonly track: PlayedTrack;
  readonly size: 'now' | 'row';
}

/** The cover of a track, or the picture of the station that it was played on. Decorative. */
export const TrackArt = ({ track, size }: TrackArtProps) => {
  const { id, gradientFrom, gradientTo } = playedArt(track.station, track.title);
  return (
    <Art size={size}>
      {track.artwork_url === null ? (
        <StationArt id={id} from={gradientFrom} to={gradientTo} />
      ) : (
        <img src={track.artwork_url} alt="" width={232} height={232} referrerPolicy="no-referrer" />
      )}
    </Art>
  );
};
