import { isRecord } from '@backbeat/domain';

/** The part of the window that addresses need. */
interface Place {
  readonly location: Pick<Location, 'href' | 'search'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/** The coupon of a checkout, the number of a receipt. */
const privateFields = ['coupon', 'number'] as const;

/** The whole query is kept with the page's place in the history, which a reload and the way back leave as it is. */
const keptQuery = (state: unknown): string | null =>
  isRecord(state) && typeof state.query === 'string' ? state.query : null;

/**
 * The query of the page's address, with what streamer mode has taken out of it.
 *
 * @example wholeSearch() // → '?billing=monthly&coupon=vidcon50'
 */
export const wholeSearch = ({ location, history }: Place = window): string =>
  keptQuery(history.state) ?? location.search;

/** Takes codes and numbers out of the page's address, where viewers would read them, or puts them back for sharing. */
export const hideAddressCodes = (isHidden: boolean, { location, history }: Place = window): void => {
  const url = new URL(location.href);
  const { query, ...state }: Record<string, unknown> = isRecord(history.state) ? history.state : {};
  if (!isHidden) {
    if (typeof query !== 'string') return;
    url.search = query;
    history.replaceState(state, '', url.href);
    return;
  }
  const found = privateFields.filter((field) => url.searchParams.has(field));
  if (found.length === 0) return;
  const whole = url.search;
  for (const field of found) url.searchParams.delete(field);
  history.replaceState({ ...state, query: whole }, '', url.href);
};
