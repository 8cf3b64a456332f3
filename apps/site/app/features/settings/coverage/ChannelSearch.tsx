import { errorText } from '@backbeat/sdk';
import { channelSearchQuery } from '@backbeat/sdk/query';
import { Avatar, Combobox, FormMessage } from '@backbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { useSignedInServices } from '../../session/index.ts';

/** A channel that was found. */
interface Hit {
  readonly channelId: string;
  readonly channelName: string;
  readonly channelImageUrl: string;
}

interface ChannelSearchProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly label: string;
  /** A chosen channel is on its way. */
  readonly isSaving: boolean;
  /** Why the last one could not be kept; null where it could. */
  readonly problemText: string | null;
  /** Called with each letter: what was said of the last choice is old then. */
  readonly onType: () => void;
  /** Called with a channel, and what empties the field once that one is kept. */
  readonly onChoose: (hit: Hit, clear: () => void) => void;
}

/** Finds a YouTube channel by its name. */
export const ChannelSearch = ({
  ref,
  label,
  isSaving,
  problemText,
  onType,
  onChoose,
}: ChannelSearchProps) => {
  const { client } = useSignedInServices();
  const [name, setName] = useState('');
  const search = useQuery(channelSearchQuery(client, name));
  const hits = search.data ?? [];
  const text = problemText ?? (search.error === null ? null : errorText(search.error));

  const choose = (channelId: string) => {
    const hit = hits.find((one) => one.channelId === channelId);
    // Whoever has typed on meanwhile looks for something else.
    if (hit !== undefined) onChoose(hit, () => setName((typed) => (typed === name ? '' : typed)));
  };

  return (
    <>
      <Combobox
        ref={ref}
        label={label}
        placeholder="Begin typing to find channel"
        value={name}
        onChange={(typed) => {
          setName(typed);
          onType();
        }}
        options={
          name.trim() === ''
            ? []
            : hits.map((hit) => ({
                value: hit.channelId,
                label: hit.channelName,
                picture: <Avatar size="sm" src={hit.channelImageUrl} />,
              }))
        }
        onChoose={({ value }) => choose(value)}
        loading={search.isFetching || isSaving}
      />
      {text === null ? null : (
        <FormMessage state="error" role="alert">
          {text}
        </FormMessage>
      )}
    </>
  );
};
