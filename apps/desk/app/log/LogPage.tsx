import type { AuditEntry } from '@backbeat/sdk/staff';
import { type AuditFilter, staffAuditQuery } from '@backbeat/sdk/staff/query';
import {
  Badge,
  Button,
  Heading,
  Link,
  LinkButton,
  Panel,
  Row,
  Stack,
  Text,
  VisuallyHidden,
} from '@backbeat/ui';
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
import { LogFilters } from './LogFilters.tsx';
import { isRefused, whatText } from './logWords.ts';

const Entries = styled('ol', {
  base: css`
    display: grid;
    & > li { display: grid; gap: 4px; padding-block: 14px; overflow-wrap: anywhere; }
    & > li:first-of-type { padding-block-start: 0; }
    & > li:last-of-type { padding-block-end: 0; }
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

const filterNames = ['staff', 'person', 'what', 'day'] as const satisfies readonly (keyof AuditFilter)[];

/** The entries of a filter, page by page. */
const FoundEntries = ({ filter }: { readonly filter: AuditFilter }) => {
  const { client } = useStaff();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    staffAuditQuery(client, filter),
  );
  if (data === undefined)
    return error ? (
      <LoadFailed title="The log did not come" error={error} refetch={refetch} />
    ) : (
      <Waiting label="Opening the log" />
    );
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <Panel padding="calm" stacked>
      <VisuallyHidden role="status">
        {entries.length} entries{hasNextPage ? ', and more' : ''}
      </VisuallyHidden>
      {entries.length === 0 ? <Text tone="muted">Nothing of the kind.</Text> : null}
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
  );
};

/** What staff did, newest first. */
export const LogPage = () => {
  const [asked, setAsked] = useSearchParams();
  const filter: AuditFilter = Object.fromEntries(
    filterNames.flatMap((name) => {
      const value = asked.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const change = (name: keyof AuditFilter, value: string | null) =>
    setAsked(
      (now) => {
        const next = new URLSearchParams(now);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <ScreenPlace width="column">
      <PageTitle title="Log" />
      <Stack>
        <Heading level={1} size="h2">
          Log
        </Heading>
        <Row justify="between">
          <Text tone="muted">
            Everything that staff did, and what they were refused. It cannot be changed.
          </Text>
          {Object.keys(filter).length === 0 ? null : (
            <LinkButton size="sm" href="/log">
              Show everything
            </LinkButton>
          )}
        </Row>
        <LogFilters filter={filter} onChange={change} />
        <FoundEntries filter={filter} />
      </Stack>
    </ScreenPlace>
  );
};
