import { errorText } from '@backbeat/sdk';
import type { ChannelPlaces, Coverage } from '@backbeat/sdk/contract';
import { channelPlaceAddMutation, channelPlaceRemoveMutation } from '@backbeat/sdk/query';
import { Avatar, Badge, Button, FormMessage, ModalActions, Panel, Row, Stack, Text } from '@backbeat/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useSignedInServices } from '../../session/index.ts';
import { Question } from '../components/Question.tsx';
import { DetailText, NameText, PartTitle } from '../components/settingsStyles.ts';
import { ChannelSearch } from './ChannelSearch.tsx';
import { ChannelLine, ChannelLines, ChannelWords } from './coverageStyles.ts';
import { type PlacedChannel, placeProblem, placesText, placeWords } from './placeWords.ts';

interface PlaceProps {
  readonly channel: PlacedChannel;
  readonly places: number;
  readonly coverage: Coverage;
  readonly isBusy: boolean;
  readonly isLeaving: boolean;
  readonly onRemove: () => void;
}

/** A channel, where it stands, and the way out. */
const Place = ({ channel, places, coverage, isBusy, isLeaving, onRemove }: PlaceProps) => {
  const words = placeWords(channel, places, coverage);
  return (
    <ChannelLine>
      <Avatar src={channel.image} />
      <ChannelWords>
        <Row gap={2}>
          <NameText>{channel.name}</NameText>
          {words === null ? null : <Badge tone={words.tone}>{words.label}</Badge>}
        </Row>
        {words === null ? null : <DetailText>{words.text}</DetailText>}
      </ChannelWords>
      <Button
        size="sm"
        aria-label={`Remove ${channel.name}`}
        disabled={isBusy}
        loading={isLeaving}
        onClick={onRemove}
      >
        Remove
      </Button>
    </ChannelLine>
  );
};

interface ExtraPlacesProps {
  readonly coverage: Coverage;
  readonly places: ChannelPlaces;
}

/** The channels that are covered beside the one of every plan, and the way to choose and to remove them. */
export const ExtraPlaces = ({ coverage, places: { places, channels } }: ExtraPlacesProps) => {
  const { client } = useSignedInServices();
  const add = useMutation(channelPlaceAddMutation(client));
  const remove = useMutation(channelPlaceRemoveMutation(client));
  const [asked, setAsked] = useState<PlacedChannel | null>(null);
  const [news, setNews] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const isFree = channels.length < places;

  const leave = ({ channel_id: id, name }: PlacedChannel) => {
    setAsked(null);
    setNews('');
    remove.mutate(id, {
      onSuccess: () => {
        setNews(`${name} is removed.`);
        // The pressed button is gone.
        place.current?.focus();
      },
    });
  };

  return (
    <>
      <PartTitle level={2} id="extra-channels">
        Extra channels
      </PartTitle>
      <Panel padding="calm" role="region" aria-labelledby="extra-channels">
        <Stack ref={place} tabIndex={-1}>
          <Text tone="muted">{placesText({ places, channels })}</Text>
          {channels.length === 0 ? null : (
            <ChannelLines>
              {channels.map((channel) => (
                <Place
                  key={channel.channel_id}
                  channel={channel}
                  places={places}
                  coverage={coverage}
                  isBusy={remove.isPending}
                  isLeaving={remove.isPending && remove.variables === channel.channel_id}
                  onRemove={() => setAsked(channel)}
                />
              ))}
            </ChannelLines>
          )}
          {isFree || add.isPending || add.isError ? (
            <ChannelSearch
              label="Find another channel"
              isSaving={add.isPending}
              problemText={add.error === null ? null : placeProblem(add.error)}
              onType={() => (add.isError ? add.reset() : undefined)}
              onChoose={({ channelId, channelName }, clear) => {
                setNews('');
                add.mutate(channelId, {
                  onSuccess: (now) => {
                    clear();
                    setNews(`${channelName} is an extra channel now.`);
                    // With the last place the field goes.
                    if (now.channels.length >= now.places) place.current?.focus();
                  },
                });
              }}
            />
          ) : null}
          <FormMessage state="ok">{news}</FormMessage>
          {remove.error === null ? null : (
            <FormMessage state="error" role="alert">
              {errorText(remove.error)}
            </FormMessage>
          )}
        </Stack>
      </Panel>
      {asked === null ? null : (
        <Question title={`Remove ${asked.name}?`} isOpen onClose={() => setAsked(null)}>
          <Text>
            {asked.has_place
              ? 'Your plan does not cover it any more, and it leaves YouTube’s list. What you pay stays the same: another channel can have its place.'
              : 'Your plan does not cover it now. It goes from this page alone.'}
          </Text>
          <ModalActions>
            <Button onClick={() => setAsked(null)}>Keep it</Button>
            <Button variant="danger" onClick={() => leave(asked)}>
              Remove it
            </Button>
          </ModalActions>
        </Question>
      )}
    </>
  );
};
