import type { TimelineEvent } from '@backbeat/sdk/staff';
import { staffTimelineQuery } from '@backbeat/sdk/staff/query';
import { Button, Row, Skeleton, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailed } from '../chrome/LoadFailed.tsx';
import { PrivateBlock } from '../privacy/Private.tsx';
import { useStaff } from '../session/StaffServices.ts';
import { momentText } from '../words/textOf.ts';
import { Part } from './Part.tsx';
import { byTexts, eventText, reasonText } from './timelineWords.ts';

const Events = styled('ol', {
  base: css`
    display: grid;
    & > li {
      position: relative;
      display: grid;
      gap: 2px;
      padding-block-end: 16px;
      padding-inline-start: 26px;
      line-height: 1.35;
      overflow-wrap: anywhere;
    }
    & > li::before {
      content: '';
      position: absolute;
      inset-block-start: 4px;
      inset-inline-start: 0;
      inline-size: 14px;
      block-size: 14px;
      border-radius: 5px;
      background: var(--bb-cell-2);
      z-index: 1;
    }
    & > li:not(:last-of-type)::after {
      content: '';
      position: absolute;
      inset-block: 18px 0;
      inset-inline-start: 6px;
      inline-size: 2px;
      background: var(--bb-rule);
    }
    & > li[data-by=person]::before { background: var(--bb-teal); }
    & > li[data-by=staff]::before { background: var(--bb-pink); }
    & > li[data-by=provider]::before { background: var(--bb-sun); }
    & small { color: var(--bb-muted); font-size: var(--bb-fs-small); }
    & q { quotes: none; color: var(--bb-muted); font-size: var(--bb-fs-small); }
    @media (forced-colors: active) { & > li::before { border: 1px solid; } }
  `,
});

const Event = ({ event }: { readonly event: TimelineEvent }) => {
  const reason = reasonText(event);
  return (
    <li data-by={event.by}>
      <span>{eventText(event)}</span>
      {reason === null ? null : <q>{reason}</q>}
      <small>
        {event.staff ?? byTexts[event.by]}, <time dateTime={event.at}>{momentText(event.at)}</time>
      </small>
    </li>
  );
};

/** All that happened to a person, newest first, and who did it. */
export const Timeline = ({ guid }: { readonly guid: string }) => {
  const { client } = useStaff();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    staffTimelineQuery(client, guid),
  );
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <Part title="Timeline" empty={data !== undefined && events.length === 0 && 'Nothing has happened yet.'}>
      {error && data === undefined ? (
        <LoadFailed title="The timeline did not come" error={error} refetch={refetch} />
      ) : null}
      {data === undefined && !error ? (
        <div aria-hidden="true">
          <Skeleton width="most" />
          <Skeleton width="half" />
        </div>
      ) : (
        <PrivateBlock name="timeline">
          <Events>
            {events.map((event) => (
              <Event key={event.id} event={event} />
            ))}
          </Events>
        </PrivateBlock>
      )}
      {hasNextPage ? (
        <Row>
          <Button size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Load more
          </Button>
        </Row>
      ) : data === undefined || events.length === 0 ? null : (
        <Text size="small" tone="muted">
          That is all.
        </Text>
      )}
    </Part>
  );
};
