import { isRecord } from '@backbeat/domain';

/** The part of the window that addresses need. */
interface Place {
  readonly location: Pick<Location, 'href' | 'search'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
}

/** The coupon of a checkout, the number of a receipt. */
const privateFields = ['coupon', 'number'] as const;

/** What is hidden is kept with the page's place in the history, which a reload and the way back leave as it is. */
const hiddenQuery = (state: unknown): URLSearchParams => {
  const kept = isRecord(state) ? state.hidden : null;
  return new URLSearchParams(typeof kept === 'string' ? kept : '');
};

/**
 * The query of the page's address, with what streamer mode has taken out of it.
 *
 * @example wholeSearch() // → '?billing=monthly&coupon=vidcon50'
 */
export const wholeSearch = ({ location, history }: Place = window): string => {
  const hidden = hiddenQuery(history.state);
  if (hidden.size === 0) return location.search;
  return `?${new URLSearchParams([...new URLSearchParams(location.search), ...hidden])}`;
};

/** Takes codes and numbers out of the page's address, where viewers would read them, or puts them back for sharing. */
export const hideAddressCodes = (isHidden: boolean, { location, history }: Place = window): void => {
  const url = new URL(location.href);
  const hidden = hiddenQuery(history.state);
  const moved = privateFields.flatMap((field) => {
    const value = (isHidden ? url.searchParams : hidden).get(field);
    return value === null ? [] : [[field, value] as const];
  });
  if (moved.length === 0) return;
  const { hidden: _, ...state }: Record<string, unknown> = isRecord(history.state) ? history.state : {};
  for (const [field, value] of moved) {
    if (isHidden) url.searchParams.delete(field);
    else url.searchParams.set(field, value);
    hidden.set(field, value);
  }
  history.replaceState(isHidden ? { ...state, hidden: hidden.toString() } : state, '', url.href);
};
