import { type Span, type SpanOptions, SpanStatusCode, trace } from '@opentelemetry/api';

/**
 * Runs work in a span of the current trace; almost free while traces are off. Traces are read by operators, so names
 * and attributes hold no personal value, code or token.
 *
 * @example await inSpan('select', { kind: SpanKind.CLIENT }, () => pool.query('select 1'))
 */
export const inSpan = <T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T> =>
  trace.getTracer('api').startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      // Error messages may hold personal values.
      span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
