import type { PlayedTrack } from '@backbeat/sdk/contract';
import { playedStation } from '../playedStation.ts';
import { playedTimeText } from '../playedTimeText.ts';
import { Played, PlayedAt, TrackArtist, TrackStation, TrackTitle } from './playingStyles.ts';
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
          <TrackTitle>{track.title}</TrackTitle>
          <TrackArtist>{track.artist}</TrackArtist>
        </div>
        <TrackStation>{playedStation(track.station)?.title}</TrackStation>
        <PlayedAt dateTime={track.played_at}>{playedTimeText(track.played_at, Date.now())}</PlayedAt>
      </li>
    ))}
  </Played>
);
