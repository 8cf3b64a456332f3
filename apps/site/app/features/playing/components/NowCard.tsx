import type { PlayedTrack } from '@backbeat/sdk/contract';
import { Text } from '@backbeat/ui';
import { playedStation } from '../playedStation.ts';
import { AnyLengthTitle, Artist, Beat, Card, CardWords } from './playingStyles.ts';
import { TrackArt } from './TrackArt.tsx';

const steps = Array.from({ length: 16 }, (_, step) => step);

/** The track that plays now. Said aloud when it changes. */
export const NowCard = ({ track }: { readonly track: PlayedTrack }) => {
  const station = playedStation(track.station);
  return (
    <Card aria-label="Now playing" aria-live="polite">
      <TrackArt track={track} size="now" />
      <CardWords>
        <Text size="small" tone="muted">
          {station === null ? 'Playing now' : `Playing now on ${station.title}`}
        </Text>
        <AnyLengthTitle level={2} size="h2">
          {track.title}
        </AnyLengthTitle>
        <Artist>{track.artist}</Artist>
        <Beat aria-hidden="true">
          {steps.map((step) => (
            <i key={step} style={{ animationDelay: `calc(${step} * var(--bb-step) - var(--bb-bar))` }} />
          ))}
        </Beat>
      </CardWords>
    </Card>
  );
};
