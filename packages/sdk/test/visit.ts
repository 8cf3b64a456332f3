import { QueryClient, type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import type { Client } from '../src/client/Client.ts';
import { accountQuery, identitiesQuery } from '../src/query/accountQueries.ts';

/** A page of the account, and how long somebody stays. */
export interface View {
  readonly page: 'account' | 'identities';
  readonly staysMs: number;
}

/** How the views of a visit went. */
export interface VisitReport {
  readonly views: number;
  /** Views of a page that was not known before. */
  readonly firstViews: number;
  /** Views, and first views, that had nothing to show in the end. */
  readonly empty: number;
  readonly emptyFirst: number;
  /** Empty views that showed after one press of "Try again". */
  readonly helpedByRetry: number;
  /** Views that ended with an older answer than was asked for. */
  readonly older: number;
}

const minuteMs = 60_000;

/** Shows a query as a view does, until nothing is on its way any more. */
const show = async <T, K extends QueryKey>(
  cache: QueryClient,
  options: QueryObserverOptions<T, Error, T, T, K>,
) => {
  const isFirst = cache.getQueryData(options.queryKey) === undefined;
  const observer = new QueryObserver<T, Error, T, T, K>(cache, options);
  const settled = new Promise<void>((resolve) => {
    observer.subscribe(({ isFetching }) => {
      if (!isFetching) resolve();
    });
  });
  if (observer.getCurrentResult().isFetching) await settled;
  const { data, isStale } = observer.getCurrentResult();
  const isEmpty = data === undefined;
  const isHelped = isEmpty && (await observer.refetch()).data !== undefined;
  observer.destroy();
  return { isFirst, isEmpty, isHelped, isOlder: !isEmpty && isStale };
};

/**
 * Walks through pages as TanStack's React binding does: a view mounts an observer, shows what is known, waits for
 * what is asked, and unmounts. Answers count as fresh for a minute.
 *
 * @param clock `pass` moves the time that TanStack reads
 */
export const visit = async (
  client: Client,
  views: readonly View[],
  clock: { readonly startMs: number; readonly pass: (atMs: number) => Promise<void> },
): Promise<VisitReport> => {
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: minuteMs, retry: false } } });
  const report = { views: 0, firstViews: 0, empty: 0, emptyFirst: 0, helpedByRetry: 0, older: 0 };
  let nowMs = clock.startMs;
  for (const { page, staysMs } of views) {
    const shown = await (page === 'account'
      ? show(cache, accountQuery(client))
      : show(cache, identitiesQuery(client)));
    report.views += 1;
    report.firstViews += Number(shown.isFirst);
    report.empty += Number(shown.isEmpty);
    report.emptyFirst += Number(shown.isEmpty && shown.isFirst);
    report.helpedByRetry += Number(shown.isHelped);
    report.older += Number(shown.isOlder);
    nowMs += staysMs;
    await clock.pass(nowMs);
  }
  cache.clear();
  return report;
};
