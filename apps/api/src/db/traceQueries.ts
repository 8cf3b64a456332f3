import { SpanKind } from '@opentelemetry/api';
import { inSpan } from '../lib/inSpan.ts';

/** A pool or a connection, by what is replaced of it. */
interface Queryable {
  query(text: string): Promise<unknown>;
}

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
};

/** Makes every query a span, with its text: values stand apart from it. */
export const traceQueries = (on: Queryable): void => {
  const send = (given: unknown[]) =>
    Reflect.apply(Reflect.get(Object.getPrototypeOf(on), 'query'), on, given);
  Object.assign(on, {
    query: (...given: unknown[]) => {
      // With a callback it is the pool that sends what was asked of the pool itself.
      if (typeof given.at(-1) === 'function') return send(given);
      const text = textOf(given[0]);
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text };
      return inSpan(/^\w+/.exec(text)?.[0] ?? 'query', { kind: SpanKind.CLIENT, attributes }, async () =>
        send(given),
      );
    },
  });
};
