import type { PlayedTrack } from '@backbeat/sdk/contract';
import { playedStation } from '../playedStation.ts';
import { playedTimeText } from '../playedTimeText.ts';
import { Played } from './playingStyles.ts';
import { TrackArt } from './TrackArt.tsx';

export interface PlayedListProps {
  readonly tracks: readonly PlayedTrack[];
  readonly labelledBy: string;
  /** While the page that was asked for is on its way. */
  readonly isFading: boolean;
}

/** What was played before, newest first. */
export const PlayedList = ({ tracks, labelledBy, isFading }: PlayedListProps) => (
  <Played aria-labelledby={labelledBy} aria-busy={isFading} fading={isFading}>
    {tracks.map((track) => (
      <li key={track.id}>
        <TrackArt track={track} size="row" />
        <div>
          <b>{track.title}</b>
          <p>{track.artist}</p>
        </div>
        <p>{playedStation(track.station)?.title}</p>
        <time dateTime={track.played_at}>{playedTimeText(track.played_at, Date.now())}</time>
      </li>
    ))}
  </Played>
);
