import type { Endpoints, PlayedTrack, ResponseOf } from '@backbeat/sdk/contract';
import { Avatar, Badge, EmptyState, Heading, LinkButton, Panel, StationArt, Text } from '@backbeat/ui';
import { useId } from 'react';
import { PlayerLink } from '../../../chrome/PlayerLink.tsx';
import { useUser } from '../../session/index.ts';
import { playedArt, playedStation } from '../playedStation.ts';
import { Pages } from './Pages.tsx';
import {
  AnyLengthTitle,
  Art,
  Artist,
  Beat,
  Card,
  CardWords,
  Ends,
  Page,
  Played,
  PlayedAt,
  TrackArtist,
  TrackStation,
  TrackTitle,
  Who,
} from './playingStyles.ts';

export interface PlayingPageProps {
  readonly id: string;
  readonly playing: ResponseOf<Endpoints['playing']>;
  /** While the page that was asked for is on its way. */
  readonly isTurning: boolean;
}

interface NothingPlayedProps {
  readonly name: string;
  /** Whether the reader looks at their own page. */
  readonly isOwn: boolean;
}

/** Before the first track. */
const NothingPlayed = ({ name, isOwn }: NothingPlayedProps) =>
  isOwn ? (
    <EmptyState title="Nothing playing yet" action={<PlayerLink variant="secondary">View player</PlayerLink>}>
      Start a station and it shows up here.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing playing yet">{`When ${name} starts a station, it shows up here.`}</EmptyState>
  );

interface PlayedListProps {
  readonly tracks: readonly PlayedTrack[];
  readonly labelledBy: string;
  /** While the page that was asked for is on its way. */
  readonly isFading: boolean;
}

const time: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' };
const day: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric' };

const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString();

/**
 * When a track was played, in the reader's own time: the hour on the same day, with the day before that.
 *
 * @example
 * playedTimeText('2026-11-20T21:12:00Z', Date.UTC(2026, 10, 20, 22), 'UTC') // → '9:12 pm'
 */
export const playedTimeText = (playedAt: string, nowMs: number, timeZone?: string): string => {
  const zone = timeZone === undefined ? {} : { timeZone };
  const played = new Date(playedAt);
  const inWords = (options: Intl.DateTimeFormatOptions) =>
    played.toLocaleString('en-US', { ...options, ...zone });
  const hour = inWords(time).replace(/\s?([AP]M)$/, (_, half: string) => ` ${half.toLowerCase()}`);
  return isSameDay(played, new Date(nowMs)) ? hour : `${inWords(day)}, ${hour}`;
};

interface TrackArtProps {
  readonly track: PlayedTrack;
  readonly size: 'now' | 'row';
}

/** The cover of a track, or the picture of the station that it was played on. Decorative. */
const TrackArt = ({ track, size }: TrackArtProps) => {
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

/** What was played before, newest first. */
const PlayedList = ({ tracks, labelledBy, isFading }: PlayedListProps) => (
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

const steps = Array.from({ length: 16 }, (_, step) => step);

/** The track that plays now. Said aloud when it changes. */
const NowCard = ({ track }: { readonly track: PlayedTrack }) => {
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

/** Everything that one person plays and played, as far as this page of it goes. */
export const PlayingPage = ({ id, playing, isTurning }: PlayingPageProps) => {
  const user = useUser();
  const headingId = useId();
  const name = playing.display_name ?? 'This creator';
  const current = playing.items.find((track) => track.is_playing);
  const before = playing.items.filter((track) => !track.is_playing);
  const isEmpty = playing.items.length === 0 && playing.page === 1;
  return (
    <Page width="column">
      <Ends>
        <Who>
          <Avatar size="lg" src={playing.avatar} />
          <div>
            <AnyLengthTitle level={1} size="h2">
              {name}
            </AnyLengthTitle>
            <Text tone="muted">What is playing on stream</Text>
          </div>
        </Who>
        {current === undefined ? null : <Badge tone="teal">Live</Badge>}
      </Ends>
      {current === undefined ? null : <NowCard track={current} />}
      {isEmpty ? (
        <NothingPlayed name={name} isOwn={user?.guid === id} />
      ) : (
        <section aria-labelledby={headingId}>
          <Heading level={2} size="part" id={headingId}>
            Played before
          </Heading>
          {before.length > 0 ? (
            <PlayedList tracks={before} labelledBy={headingId} isFading={isTurning} />
          ) : (
            <Text tone="muted">
              {playing.page === 1 ? 'This is the first track.' : 'There is nothing older.'}
            </Text>
          )}
          <Pages page={playing.page} hasMore={playing.has_more} />
        </section>
      )}
      {user === null ? (
        <Panel>
          <Ends>
            <Text tone="muted">
              Every track here is cleared for live streams. Want the same for your channel?
            </Text>
            <LinkButton variant="primary" href="/free-trial">
              Start Free Trial
            </LinkButton>
          </Ends>
        </Panel>
      ) : null}
    </Page>
  );
};
