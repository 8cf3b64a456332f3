import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { StaffAct } from '../../staff/acts.ts';
import type { StaffClient } from '../../staff/client/createStaffClient.ts';
import type { InboxName } from '../../staff/staffSession.ts';
import { callOptionsFor, readOptions } from '../readOptions.ts';

/**
 * The keys of the desk's queries. All begin with `staffQueryKeys.all`: signing out removes them.
 *
 * @example staffQueryKeys.me // → ['staff', 'me']
 */
export const staffQueryKeys = {
  all: ['staff'],
  me: ['staff', 'me'],
  search: (text: string) => ['staff', 'search', text],
  person: (guid: string) => ['staff', 'people', guid],
  facts: (guid: string) => ['staff', 'people', guid, 'facts'],
  bills: (guid: string) => ['staff', 'people', guid, 'bills'],
  timeline: (guid: string) => ['staff', 'people', guid, 'timeline'],
  letter: (guid: string, id: string) => ['staff', 'people', guid, 'letters', id],
  view: (guid: string) => ['staff', 'people', guid, 'view'],
  preview: (guid: string, act: StaffAct) => ['staff', 'previews', guid, act],
  today: ['staff', 'today'],
  inbox: (name: InboxName) => ['staff', 'inboxes', name],
  team: ['staff', 'team'],
  audit: (filter: AuditFilter) => ['staff', 'audit', filter],
} as const;

/** Which entries of the log are wanted. */
export interface AuditFilter {
  /** The guid of the person that something was done to. */
  readonly person?: string;
  /** The guid of who did it. */
  readonly staff?: string;
  /** The name of a call, refused or not: `staffReveal`. */
  readonly what?: string;
  /** A day in UTC: `2026-11-20`. */
  readonly day?: string;
}

/**
 * Who is signed in and what waits for them.
 *
 * @example useQuery(staffMeQuery(staff)).data?.waiting.songs
 */
export const staffMeQuery = (client: Pick<StaffClient, 'staffMe'>) =>
  queryOptions({
    ...readOptions,
    queryKey: staffQueryKeys.me,
    queryFn: (context) => client.staffMe({}, callOptionsFor(context)),
  });

/**
 * The people that a text finds. An empty text asks nothing; while another one is looked for, the last answer stays.
 *
 * @example useQuery(staffSearchQuery(staff, 'djnight')).data?.people
 */
export const staffSearchQuery = (client: Pick<StaffClient, 'staffSearch'>, text: string) =>
  queryOptions({
    ...readOptions,
    queryKey: staffQueryKeys.search(text.trim()),
    queryFn: (context) => client.staffSearch({ body: { text: text.trim() } }, callOptionsFor(context)),
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
  });

/**
 * What is known of a person.
 *
 * @example useQuery(staffPersonQuery(staff, guid)).data?.subscription
 */
export const staffPersonQuery = (client: Pick<StaffClient, 'staffPerson'>, guid: string) =>
  queryOptions({
    ...readOptions,
    queryKey: staffQueryKeys.facts(guid),
    queryFn: (context) => client.staffPerson({ params: { guid } }, callOptionsFor(context)),
  });

/**
 * A person's bills, and which payments can be given back.
 *
 * @example useQuery(staffBillsQuery(staff, guid)).data?.payments
 */
export const staffBillsQuery = (client: Pick<StaffClient, 'staffBills'>, guid: string) =>
  queryOptions({
    ...readOptions,
    queryKey: staffQueryKeys.bills(guid),
    queryFn: (context) => client.staffBills({ params: { guid } }, callOptionsFor(context)),
  });

/**
 * All that happened to a person, page by page.
 *
 * @example useInfiniteQuery(staffTimelineQuery(staff, guid)).fetchNextPage()
 */
export const staffTimelineQuery = (client: Pick<StaffClient, 'staffTimeline'>, guid: string) =>
  infiniteQueryOptions({
    ...readOptions,
    queryKey: staffQueryKeys.timeline(guid),
    queryFn: ({ pageParam, ...context }) =>
      client.staffTimeline(
        { params: { guid }, query: pageParam === '' ? {} : { before: pageParam } },
        callOptionsFor(context),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });

/**
 * A letter as the person got it. Each asking stands in the log, so it is asked once a page load.
 *
 * @example useQuery(staffLetterQuery(staff, guid, 'letter-id')).data?.html
 */
export const staffLetterQuery = (client: Pick<StaffClient, 'staffLetter'>, guid: string, id: string) =>
  queryOptions({
    ...readOptions,
    queryKey: staffQueryKeys.letter(guid, id),
    queryFn: (context) => client.staffLetter({ params: { guid, id } }, callOptionsFor(context)),
    staleTime: Number.POSITIVE_INFINITY,
  });

/**
 * What the person's own screens are drawn from.
 *
 * @example useQuery(staffViewQuery(staff, guid)).data?.account
 */
export const staffViewQuery = (client: Pick<StaffClient, 'staffView'>, guid: string) =>
  queryOptions({
    ...readOptions,
    queryKey: staffQueryKeys.view(guid),
    queryFn: (context) => client.staffView({ params: { guid } }, callOptionsFor(context)),
  });

/**
 * What an act would do. Asked anew each time: it is what is confirmed.
 *
 * @example useQuery(staffPreviewQuery(staff, guid, { kind: 'end_sessions' })).data?.changes
 */
export const staffPreviewQuery = (client: Pick<StaffClient, 'staffPreview'>, guid: string, act: StaffAct) =>
  queryOptions({
    ...readOptions,
    queryKey: staffQueryKeys.preview(guid, act),
    queryFn: (context) => client.staffPreview({ params: { guid }, body: { act } }, callOptionsFor(context)),
    staleTime: 0,
    gcTime: 0,
  });

/**
 * The last thirty days in numbers.
 *
 * @example useQuery(staffTodayQuery(staff)).data?.days
 */
export const staffTodayQuery = (client: Pick<StaffClient, 'staffToday'>) =>
  queryOptions({
    ...readOptions,
    queryKey: staffQueryKeys.today,
    queryFn: (context) => client.staffToday({}, callOptionsFor(context)),
  });

/**
 * What waits in an inbox.
 *
 * @example useQuery(staffInboxQuery(staff, 'songs')).data?.items
 */
export const staffInboxQuery = (client: Pick<StaffClient, 'staffInbox'>, inbox: InboxName) =>
  queryOptions({
    ...readOptions,
    queryKey: staffQueryKeys.inbox(inbox),
    queryFn: (context) => client.staffInbox({ params: { inbox } }, callOptionsFor(context)),
  });

/**
 * Everybody who is staff, for an owner.
 *
 * @example useQuery(staffTeamQuery(staff)).data?.members
 */
export const staffTeamQuery = (client: Pick<StaffClient, 'staffTeam'>) =>
  queryOptions({
    ...readOptions,
    queryKey: staffQueryKeys.team,
    queryFn: (context) => client.staffTeam({}, callOptionsFor(context)),
  });

/**
 * The log of what staff did, page by page.
 *
 * @example useInfiniteQuery(staffAuditQuery(staff, { person: guid })).fetchNextPage()
 */
export const staffAuditQuery = (client: Pick<StaffClient, 'staffAudit'>, filter: AuditFilter = {}) =>
  infiniteQueryOptions({
    ...readOptions,
    queryKey: staffQueryKeys.audit(filter),
    queryFn: ({ pageParam, ...context }) =>
      client.staffAudit(
        { query: { ...filter, ...(pageParam !== '' && { before: pageParam }) } },
        callOptionsFor(context),
      ),
    initialPageParam: '',
    getNextPageParam: ({ entries, has_more }) => {
      const last = entries.at(-1);
      return has_more && last ? String(last.id) : null;
    },
  });
