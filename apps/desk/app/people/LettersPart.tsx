import type { StaffPerson } from '@backbeat/sdk/staff';
import { Badge, Button, Row, Table, VisuallyHidden } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useState } from 'react';
import { useActs } from '../acts/ActsProvider.tsx';
import { PrivateBlock } from '../privacy/Private.tsx';
import { useCan } from '../session/useMe.ts';
import type { Tone } from '../words/Tone.ts';
import { momentText, plainName } from '../words/textOf.ts';
import { LetterDialog } from './LetterDialog.tsx';
import { Part } from './Part.tsx';

/** At the end of the line on a phone, too, where the cell has no head. */
const Acts = styled(Row, { base: css`flex: 1;` });

type Letter = StaffPerson['letters'][number];

interface ShownState {
  readonly text: string;
  readonly tone: Tone;
}

const states: Readonly<Record<Letter['state'], ShownState>> = {
  queued: { text: 'Waits', tone: 'sun' },
  sent: { text: 'Sent', tone: 'teal' },
  dropped: { text: 'Not sent', tone: 'plain' },
  dead: { text: 'Given up', tone: 'pink' },
};

/** How a letter ended. Once an address has sent one back, it is the reason why others are not sent. */
const stateOf = ({ state, settled_at }: Letter, refusedAt: string | null): ShownState =>
  state === 'dropped' && refusedAt !== null && settled_at !== null && settled_at >= refusedAt
    ? { text: 'Bounced', tone: 'pink' }
    : states[state];

/** How many letters are shown before somebody asks for more. */
const firstLetters = 10;

/** The letters that went to a person, read in place. */
export const LettersPart = ({ person }: { readonly person: StaffPerson }) => {
  const { guid, name, letters, email } = person;
  const open = useActs();
  const isSupport = useCan('support');
  const [read, setRead] = useState<Letter | null>(null);
  const [isAll, setIsAll] = useState(false);
  const shown = isAll ? letters : letters.slice(0, firstLetters);
  return (
    <Part title="Letters" empty={letters.length === 0 && 'None was ever sent.'}>
      <PrivateBlock name="letters">
        <Table label="All letters">
          <thead>
            <tr>
              <th scope="col">Letter</th>
              <th scope="col">State</th>
              <td>
                <VisuallyHidden>What can be done</VisuallyHidden>
              </td>
            </tr>
          </thead>
          <tbody>
            {shown.map((letter) => {
              const { text, tone } = stateOf(letter, email.refused_at);
              return (
                <tr key={letter.id}>
                  <th scope="row">
                    {plainName(letter.kind)}
                    <small>{momentText(letter.settled_at ?? letter.queued_at)}</small>
                  </th>
                  <td data-label="State">
                    <Badge tone={tone}>{text}</Badge>
                  </td>
                  <td data-end="">
                    <Acts gap={1} justify="end">
                      {letter.is_readable ? (
                        <Button size="sm" variant="quiet" onClick={() => setRead(letter)}>
                          Read<VisuallyHidden> {plainName(letter.kind)}</VisuallyHidden>
                        </Button>
                      ) : null}
                      {isSupport && letter.is_readable ? (
                        <Button
                          size="sm"
                          variant="quiet"
                          onClick={() =>
                            open({
                              guid,
                              name,
                              kind: 'send_letter',
                              letterId: letter.id,
                              about: plainName(letter.kind),
                            })
                          }
                        >
                          Send again<VisuallyHidden> {plainName(letter.kind)}</VisuallyHidden>
                        </Button>
                      ) : null}
                    </Acts>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
        {shown.length < letters.length ? (
          <Row>
            <Button size="sm" onClick={() => setIsAll(true)}>
              Show all {letters.length}
            </Button>
          </Row>
        ) : null}
      </PrivateBlock>
      {read === null ? null : <LetterDialog guid={guid} letter={read} onClose={() => setRead(null)} />}
    </Part>
  );
};
