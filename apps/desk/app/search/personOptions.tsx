import type { FoundPerson } from '@backbeat/sdk/staff';
import { Avatar, type ComboboxOption } from '@backbeat/ui';
import { foundNote } from './foundWords.ts';

/** People who were found, to choose one of; while viewers look on, by their place in the list alone. */
export const personOptions = (people: readonly FoundPerson[], isHiding: boolean): readonly ComboboxOption[] =>
  people.map((person, index) => ({
    value: person.guid,
    label: isHiding ? `Person ${index + 1}` : person.name,
    ...(isHiding ? {} : { note: foundNote(person) }),
    picture: <Avatar src={isHiding ? null : person.avatar} />,
  }));
