import { isRecord } from '@backbeat/domain';

/** The part of the window that addresses need. */
interface Place {
  readonly location: Pick<Location, 'href' | 'search' | 'pathname'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/** The coupon of a checkout, the number of a receipt, the link to an order. */
const privateFields = ['coupon', 'number', 'link'] as const;

/** A claim link is worth a month to whoever reads it first. The codes of certificates are there to be shown. */
const privatePath = /^\/gifts\/./i;
const hiddenPath = '/gifts/hidden';

/** What was taken out is kept with the page's place in the history, which a reload and the way back leave as it is. */
const keptOf = ({ state }: Place['history']): Record<string, unknown> => (isRecord(state) ? state : {});

/**
 * The query of the page's address, with what streamer mode has taken out of it.
 *
 * @example wholeSearch() // → '?billing=monthly&coupon=vidcon50'
 */
export const wholeSearch = ({ location, history }: Place = window): string => {
  const { query } = keptOf(history);
  return typeof query === 'string' ? query : location.search;
};

/**
 * The path of the page's address, with what streamer mode has taken out of it.
 *
 * @example wholePath() // → '/gifts/7K2M-41QX-8B3D-Z0VN'
 */
export const wholePath = ({ location, history }: Place = window): string => {
  const { path } = keptOf(history);
  return typeof path === 'string' ? path : location.pathname;
};

/** Takes codes and numbers out of the page's address, where viewers would read them, or puts them back for sharing. */
export const hideAddressCodes = (isHidden: boolean, place: Place = window): void => {
  const { location, history } = place;
  const url = new URL(location.href);
  const { query, path, ...state } = keptOf(history);
  if (!isHidden) {
    if (typeof query !== 'string' && typeof path !== 'string') return;
    url.search = wholeSearch(place);
    url.pathname = wholePath(place);
    history.replaceState(state, '', url.href);
    return;
  }
  const fields = privateFields.filter((field) => url.searchParams.has(field));
  const hasPath = privatePath.test(url.pathname) && url.pathname !== hiddenPath;
  if (fields.length === 0 && !hasPath) return;
  const taken = { ...(fields.length > 0 && { query: url.search }), ...(hasPath && { path: url.pathname }) };
  for (const field of fields) url.searchParams.delete(field);
  if (hasPath) url.pathname = hiddenPath;
  history.replaceState({ ...keptOf(history), ...taken }, '', url.href);
};
