import { errorText } from '@backbeat/sdk';
import { Combobox } from '@backbeat/ui';
import { type KeyboardEvent, type Ref, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PrivateTyping } from '../privacy/PrivateTyping.tsx';
import { useStreamerMode } from '../privacy/streamerMode.ts';
import { nobodyFoundText } from './foundWords.ts';
import { personOptions } from './personOptions.tsx';
import { usePeopleSearch } from './usePeopleSearch.ts';

interface PeopleSearchProps {
  readonly ref?: Ref<HTMLInputElement>;
  readonly hideLabel?: boolean;
  readonly autoFocus?: boolean;
}

/** One field for everybody: a name, an address, a code, an invoice, a request. Enter opens the first who is found. */
export const PeopleSearch = ({ ref, hideLabel = false, autoFocus = false }: PeopleSearchProps) => {
  const navigate = useNavigate();
  const isHiding = useStreamerMode();
  const [text, setText] = useState('');
  const { people, error, isComplete, isSettled } = usePeopleSearch(text);
  /** Enter was pressed before the answer: the first person opens when it is here. */
  const isEntered = useRef(false);

  const open = (guid: string) => {
    isEntered.current = false;
    setText('');
    void navigate(`/people/${guid}`);
  };
  useEffect(() => {
    const [first] = people;
    if (!isSettled || !isEntered.current) return;
    isEntered.current = false;
    if (first) {
      setText('');
      void navigate(`/people/${first.guid}`);
    }
  }, [isSettled, people, navigate]);

  const onKeyDownCapture = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    // The key that leads here, pressed once more.
    if (event.key === '/' && text === '') event.preventDefault();
    isEntered.current = event.key === 'Enter' && text.trim() !== '' && !isSettled;
    if (isEntered.current) event.stopPropagation();
  };
  return (
    <search onKeyDownCapture={onKeyDownCapture}>
      <PrivateTyping>
        <Combobox
          {...(ref === undefined ? {} : { ref })}
          label="Find a person"
          hideLabel={hideLabel}
          placeholder="Name, e-mail, code, invoice"
          autoFocus={autoFocus}
          enterKeyHint="go"
          value={text}
          onChange={setText}
          options={personOptions(people, isHiding)}
          firstActive
          onChoose={(option) => open(option.value)}
          loading={!isSettled && people.length === 0}
          loadingText="Looking…"
          emptyText={error ? errorText(error) : nobodyFoundText(isComplete)}
        />
      </PrivateTyping>
    </search>
  );
};
