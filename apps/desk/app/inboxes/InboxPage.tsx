import { type InboxName, inboxNames } from '@backbeat/sdk/staff';
import { staffInboxQuery } from '@backbeat/sdk/staff/query';
import { Badge, EmptyState, Heading, LinkButton, PlainLink, Stack } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LoadFailed } from '../chrome/LoadFailed.tsx';
import { PageTitle } from '../chrome/PageTitle.tsx';
import { ScreenPlace } from '../chrome/ScreenPlace.ts';
import { Waiting } from '../chrome/Waiting.tsx';
import { useStaff } from '../session/StaffServices.ts';
import { useMe } from '../session/useMe.ts';
import { inboxTexts } from '../words/names.ts';
import { InboxEntry } from './InboxEntry.tsx';

const Names = styled('nav', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    & a {
      display: inline-flex;
      align-items: center;
      gap: 8px;
      min-block-size: 44px;
      padding-inline: 16px;
      border-radius: var(--bb-r-pill);
      box-shadow: inset 0 0 0 1.5px var(--bb-line);
      color: var(--bb-text);
      font-weight: 600;
      font-size: var(--bb-fs-small);
      text-decoration: none;
    }
    & a:hover { background: var(--bb-overlay); }
    & a[aria-current] { background: var(--bb-inverse); color: var(--bb-on-inverse); box-shadow: none; }
  `,
});

const isInbox = (name: string): name is InboxName => inboxNames.some((known) => known === name);

const Items = ({ inbox }: { readonly inbox: InboxName }) => {
  const { client } = useStaff();
  const { data, error, refetch } = useQuery(staffInboxQuery(client, inbox));
  if (data === undefined)
    return error ? (
      <LoadFailed title="The inbox did not come" error={error} refetch={refetch} />
    ) : (
      <Waiting label="Opening the inbox" />
    );
  if (data.items.length === 0) return <EmptyState title="Nothing waits here">Somebody was quick.</EmptyState>;
  return (
    <Stack gap={4}>
      {data.items.map((item) => (
        <InboxEntry key={item.id} inbox={inbox} item={item} />
      ))}
    </Stack>
  );
};

/** What waits for staff, inbox by inbox. */
export const InboxPage = () => {
  const { inbox = '' } = useParams();
  const { waiting } = useMe();
  if (!isInbox(inbox))
    return (
      <ScreenPlace>
        <EmptyState
          title="There is no such inbox"
          action={<LinkButton href="/inboxes/songs">{inboxTexts.songs}</LinkButton>}
        />
      </ScreenPlace>
    );
  return (
    <ScreenPlace width="column">
      <PageTitle title={inboxTexts[inbox]} />
      <Stack>
        <Heading level={1} size="h2">
          {inboxTexts[inbox]}
        </Heading>
        <Names aria-label="Inboxes">
          {inboxNames.map((name) => (
            <PlainLink
              key={name}
              href={`/inboxes/${name}`}
              aria-current={name === inbox ? 'page' : undefined}
            >
              {inboxTexts[name]}
              {waiting[name] > 0 ? <Badge tone="pink">{waiting[name]}</Badge> : null}
            </PlainLink>
          ))}
        </Names>
        <Items key={inbox} inbox={inbox} />
      </Stack>
    </ScreenPlace>
  );
};
