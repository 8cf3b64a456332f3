import type { Endpoints, ResponseOf } from '@backbeat/sdk/contract';
import { Avatar, Badge, Heading, LinkButton, Panel, Text } from '@backbeat/ui';
import { useId } from 'react';
import { useUser } from '../../session/index.ts';
import { NothingPlayed } from './NothingPlayed.tsx';
import { NowCard } from './NowCard.tsx';
import { Pages } from './Pages.tsx';
import { PlayedList } from './PlayedList.tsx';
import { AnyLengthTitle, Ends, Page, Who } from './playingStyles.ts';

export interface PlayingPageProps {
  readonly id: string;
  readonly playing: ResponseOf<Endpoints['playing']>;
  /** While the page that was asked for is on its way. */
  readonly isTurning: boolean;
}

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
