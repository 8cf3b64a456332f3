import type { AuditEntry } from '@backbeat/sdk/staff';
import { staffAuditQuery } from '@backbeat/sdk/staff/query';
import { Badge, Button, Heading, Link, LinkButton, Panel, Row, Stack, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { LoadFailed } from '../chrome/LoadFailed.tsx';
import { PageTitle } from '../chrome/PageTitle.tsx';
import { ScreenPlace } from '../chrome/ScreenPlace.ts';
import { Waiting } from '../chrome/Waiting.tsx';
import { Private, PrivateBlock } from '../privacy/Private.tsx';
import { useStaff } from '../session/StaffServices.ts';
import { momentText } from '../words/textOf.ts';
import { isRefused, whatText } from './logWords.ts';

const Entries = styled('ol', {
  base: css`
    display: grid;
    & > li { display: grid; gap: 4px; padding-block: 14px; overflow-wrap: anywhere; }
    & > li + li { border-block-start: 1px solid var(--bb-rule); }
    & pre { overflow-x: auto; padding: 12px; border-radius: var(--bb-r-s); background: var(--bb-ground); font-size: var(--bb-fs-tiny); white-space: pre-wrap; }
    & summary { min-block-size: 32px; cursor: pointer; color: var(--bb-muted); font-size: var(--bb-fs-small); }
  `,
});

const Entry = ({ entry }: { readonly entry: AuditEntry }) => (
  <li>
    <Row gap={2}>
      <b>{whatText(entry.what)}</b>
      {isRefused(entry.what) ? <Badge tone="pink">Refused</Badge> : null}
    </Row>
    <Text size="small" tone="muted">
      {entry.staff === null ? 'The command line' : entry.staff.name}, {momentText(entry.at)}
      {entry.person === null ? null : (
        <>
          {', '}
          <Link href={`/people/${entry.person.guid}`}>
            <Private>{entry.person.name ?? 'a deleted account'}</Private>
          </Link>
        </>
      )}
    </Text>
    {entry.reason === null ? null : (
      <Text size="small">
        <Private>{entry.reason}</Private>
      </Text>
    )}
    {entry.before === null && entry.after === null && entry.request_id === null ? null : (
      <details>
        <summary>Entry {entry.id}</summary>
        <PrivateBlock name="entry">
          <pre>
            {JSON.stringify(
              { before: entry.before, after: entry.after, request: entry.request_id, address: entry.address },
              null,
              2,
            )}
          </pre>
        </PrivateBlock>
      </details>
    )}
  </li>
);

/** What staff did, newest first. */
export const LogPage = () => {
  const { client } = useStaff();
  const [asked] = useSearchParams();
  const [person, staff] = [asked.get('person'), asked.get('staff')];
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    staffAuditQuery(client, { ...(person !== null && { person }), ...(staff !== null && { staff }) }),
  );
  if (data === undefined)
    return (
      <ScreenPlace>
        {error ? (
          <LoadFailed title="The log did not come" error={error} refetch={refetch} />
        ) : (
          <Waiting label="Opening the log" />
        )}
      </ScreenPlace>
    );
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <ScreenPlace width="column">
      <PageTitle title="Log" />
      <Stack>
        <Heading level={1} size="h2">
          Log
        </Heading>
        {person === null && staff === null ? (
          <Text tone="muted">
            Everything that staff did, and what they were refused. It cannot be changed.
          </Text>
        ) : (
          <Row justify="between">
            <Text tone="muted">
              {person === null ? 'What one member of staff did.' : 'What was done to one person.'}
            </Text>
            <LinkButton size="sm" href="/log">
              Show everything
            </LinkButton>
          </Row>
        )}
        <Panel padding="calm" stacked>
          {entries.length === 0 ? <Text tone="muted">Nothing yet.</Text> : null}
          <Entries>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </Entries>
          {hasNextPage ? (
            <Row>
              <Button size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                Load more
              </Button>
            </Row>
          ) : null}
        </Panel>
      </Stack>
    </ScreenPlace>
  );
};
