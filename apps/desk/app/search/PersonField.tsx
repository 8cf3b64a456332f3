import { errorText } from '@backbeat/sdk';
import { staffPersonQuery } from '@backbeat/sdk/staff/query';
import { Combobox } from '@backbeat/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PrivateTyping } from '../privacy/PrivateTyping.tsx';
import { useStreamerMode } from '../privacy/streamerMode.ts';
import { useStaff } from '../session/StaffServices.ts';
import { nobodyFoundText } from './foundWords.ts';
import { personOptions } from './personOptions.tsx';
import { usePeopleSearch } from './usePeopleSearch.ts';

interface PersonFieldProps {
  readonly label: string;
  /** Stands in the empty field. */
  readonly placeholder: string;
  /** A line below the field. */
  readonly message?: string;
  readonly state?: 'error' | 'hint';
  /** Who is chosen; null for nobody. */
  readonly guid: string | null;
  readonly onChange: (guid: string | null) => void;
}

/** One of all people, found as in the search; an emptied field is nobody. */
export const PersonField = ({
  label,
  placeholder,
  message,
  state = 'hint',
  guid,
  onChange,
}: PersonFieldProps) => {
  const { client } = useStaff();
  const isHiding = useStreamerMode();
  /** What is typed since somebody was chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = useQuery({ ...staffPersonQuery(client, guid ?? ''), enabled: guid !== null });
  const { people, error, isComplete, isSettled } = usePeopleSearch(typed ?? '');
  const name = guid === null ? '' : (chosen.data?.name ?? (chosen.isError ? guid : ''));
  return (
    <PrivateTyping>
      <Combobox
        label={label}
        placeholder={placeholder}
        {...(message === undefined ? {} : { message, state })}
        value={typed ?? name}
        onChange={(text) => {
          setTyped(text);
          if (text === '' && guid !== null) onChange(null);
        }}
        options={personOptions(people, isHiding)}
        firstActive
        onChoose={(option) => {
          setTyped(null);
          onChange(option.value);
        }}
        loading={!isSettled && people.length === 0}
        loadingText="Looking…"
        emptyText={error ? errorText(error) : nobodyFoundText(isComplete)}
      />
    </PrivateTyping>
  );
};
