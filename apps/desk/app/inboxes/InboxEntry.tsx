import { ApiError, errorText } from '@backbeat/sdk';
import type { InboxItem, InboxName } from '@backbeat/sdk/staff';
import { staffInboxUpdateMutation } from '@backbeat/sdk/staff/query';
import { Badge, Button, FormMessage, Heading, Link, Panel, Row, Stack, Text, TextArea } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Private, PrivateBlock } from '../privacy/Private.tsx';
import { useStaff } from '../session/StaffServices.ts';
import { useCan } from '../session/useMe.ts';
import { planText } from '../words/names.ts';
import type { Tone } from '../words/Tone.ts';
import { momentText, plainName, valueText } from '../words/textOf.ts';

const states: Readonly<Record<InboxItem['state'], { readonly text: string; readonly tone: Tone }>> = {
  open: { text: 'Open', tone: 'pink' },
  taken: { text: 'Taken', tone: 'sun' },
  done: { text: 'Done', tone: 'teal' },
};

const Fields = styled('dl', {
  base: css`
    display: grid;
    gap: 8px;
    & > div { display: grid; gap: 2px; }
    & dt { color: var(--bb-muted); font-size: var(--bb-fs-small); }
    & dd { white-space: pre-wrap; overflow-wrap: anywhere; }
  `,
});

interface InboxEntryProps {
  readonly inbox: InboxName;
  readonly item: InboxItem;
}

/** What an entry is about: of some inboxes the api says it by a stable name. */
const titleText = (inbox: InboxName, title: string): string => {
  if (inbox === 'purchases') return planText(title);
  return inbox === 'songs' || inbox === 'claims' ? title : plainName(title);
};

const changeErrorText = (error: Error): string =>
  error instanceof ApiError && error.wireCode === 'conflict'
    ? 'Somebody else has it, or has done it. Load the page again.'
    : errorText(error);

/** Something that waits: what it says, who has it, and what to do about it. */
export const InboxEntry = ({ inbox, item }: InboxEntryProps) => {
  const { client } = useStaff();
  const titleId = useId();
  const isSupport = useCan('support');
  const [isAnswering, setIsAnswering] = useState(false);
  const [answer, setAnswer] = useState('');
  const { mutate, isPending, error } = useMutation(staffInboxUpdateMutation(client, inbox));
  const change = (state: InboxItem['state']) => () => mutate({ id: item.id, state });
  const send = () =>
    mutate({ id: item.id, state: 'done', answer: answer.trim() }, { onSuccess: () => setIsAnswering(false) });
  return (
    <Panel padding="calm" stacked role="group" aria-labelledby={titleId}>
      <Row justify="between" align="start">
        <Stack gap={1}>
          <Heading level={2} size="title" id={titleId}>
            <Private>{titleText(inbox, item.title)}</Private>
          </Heading>
          <Text size="small" tone="muted">
            {momentText(item.at)}
            {item.person === null ? null : (
              <>
                {' · '}
                <Link href={`/people/${item.person.guid}`}>
                  <Private>{item.person.name}</Private>
                </Link>
              </>
            )}
          </Text>
        </Stack>
        <Badge tone={states[item.state].tone}>
          {item.owner === null ? states[item.state].text : `${states[item.state].text}: ${item.owner}`}
        </Badge>
      </Row>
      <PrivateBlock name="what it says">
        <Fields>
          {item.fields.map(({ name, value }) => (
            <div key={name}>
              <dt>{plainName(name)}</dt>
              <dd>{valueText(name, value)}</dd>
            </div>
          ))}
        </Fields>
      </PrivateBlock>
      {isAnswering ? (
        <TextArea
          label="Answer"
          rows={6}
          maxLength={5_000}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          message="Goes to whoever wrote, by letter, and makes this done"
          ref={(field) => {
            if (answer === '') field?.focus();
          }}
        />
      ) : null}
      {error === null ? null : <FormMessage state="error">{changeErrorText(error)}</FormMessage>}
      {isSupport && item.state !== 'done' ? (
        <Row gap={2}>
          {isAnswering ? (
            <>
              <Button
                size="sm"
                variant="primary"
                loading={isPending}
                aria-disabled={answer.trim() === ''}
                onClick={send}
              >
                Send the answer
              </Button>
              <Button size="sm" onClick={() => setIsAnswering(false)}>
                Do not answer
              </Button>
            </>
          ) : (
            <>
              {item.state === 'open' ? (
                <Button size="sm" variant="secondary" aria-disabled={isPending} onClick={change('taken')}>
                  Take
                </Button>
              ) : null}
              {item.can_answer ? (
                <Button size="sm" onClick={() => setIsAnswering(true)}>
                  Answer
                </Button>
              ) : null}
              {inbox === 'claims' ? null : (
                <Button size="sm" aria-disabled={isPending} onClick={change('done')}>
                  Done
                </Button>
              )}
              {item.state === 'open' ? null : (
                <Button size="sm" aria-disabled={isPending} onClick={change('open')}>
                  Give back
                </Button>
              )}
            </>
          )}
        </Row>
      ) : null}
    </Panel>
  );
};
