import type { Change } from '../store/store.ts';

/** A request to the server API, already authorised. */
export interface V3Request {
  /** Path parameters by name. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** An answer, and what is written together with it: one commit, before anything is sent. */
export interface V3Answer {
  readonly status: 200 | 201 | 204;
  readonly body: object | null;
  readonly changes: readonly Change[];
  /** How many rows a list has, told in a header: a HEAD asks for nothing else. */
  readonly totalRecords?: number;
}

/** A pure step: reads the store, writes nothing. Errors are thrown as `V3Error`. */
export type V3Handler = (request: V3Request) => V3Answer;

/** An answer that changes nothing. */
export const read = (body: object): V3Answer => ({ status: 200, body, changes: [] });

/** The whole of a list, without a second page. */
export const list = (data: readonly object[]): V3Answer => ({
  ...read({ object: 'list', has_more: false, next: null, data }),
  totalRecords: data.length,
});

/** One page of a list; `next` leads to the following one with the same filters. */
export const pageOf = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  query: URLSearchParams,
  path: string,
  shape: (row: Row) => object,
): V3Answer => {
  const limit = Math.min(200, Math.max(1, Number(query.get('limit') ?? 20) || 20));
  const from = rows.findIndex(({ id }) => id === query.get('cursor')) + 1;
  const page = rows.slice(from, from + limit);
  const last = page.at(-1);
  const hasMore = from + limit < rows.length && last !== undefined;
  const next = new URLSearchParams(query);
  if (last !== undefined) next.set('cursor', last.id);
  return {
    ...read({
      object: 'list',
      has_more: hasMore,
      next: hasMore ? `${path}?${next}` : null,
      data: page.map(shape),
    }),
    totalRecords: rows.length,
  };
};
