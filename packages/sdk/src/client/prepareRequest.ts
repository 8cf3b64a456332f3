import { isRecord } from '@backbeat/domain';
import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../contract/Endpoint.ts';
import { pathOf } from '../contract/pathOf.ts';
import { WireError } from '../errors/WireError.ts';

/** A call in the form that `fetch` takes. */
export interface PreparedRequest {
  /** Path and query, which follow the base address. */
  readonly target: string;
  readonly method: Endpoint['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | FormData | null;
}

/** The fields of an object as texts; what is not a text, a number or a boolean is left out. */
const textFields = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    (isRecord(value) ? Object.entries(value) : []).flatMap(([name, field]) =>
      ['string', 'number', 'boolean'].includes(typeof field) ? [[name, String(field)]] : [],
    ),
  );

const formOf = (value: unknown): FormData => {
  const form = new FormData();
  for (const [name, field] of Object.entries(textFields(value))) form.append(name, field);
  return form;
};

const fieldsOf = ({ issues }: z.core.$ZodError): readonly string[] => [
  ...new Set(
    issues
      .flatMap((issue) => ('keys' in issue ? issue.keys : [issue.path.join('.')]))
      .filter((name) => name !== ''),
  ),
];

/** Where and what the first mismatch of a schema is. */
export const firstProblem = (error: z.core.$ZodError, inside = ''): { path: string; problem: string } => {
  const issue = error.issues[0];
  const path = [...(inside === '' ? [] : [inside]), ...(issue?.path ?? [])].map(String).join('.');
  return { path, problem: issue?.message ?? 'invalid value' };
};

/**
 * Checks a request against the contract, fills in defaults, and turns it into what `fetch` takes.
 *
 * @throws WireError with the code `invalid_request` when it does not fit.
 */
export const prepareRequest = (endpoint: Endpoint, request: object): PreparedRequest => {
  const parse = (part: 'params' | 'query' | 'headers' | 'body', schema: Schema | undefined): unknown => {
    if (!schema) return undefined;
    const given: unknown = Reflect.get(request, part);
    const parsed = z.safeParse(schema, given ?? {});
    if (parsed.success) return parsed.data;
    throw new WireError({
      endpoint: endpoint.name,
      side: 'request',
      fields: fieldsOf(parsed.error),
      ...firstProblem(parsed.error, part),
    });
  };
  const path = pathOf(endpoint, textFields(parse('params', endpoint.params)));
  const query = new URLSearchParams(textFields(parse('query', endpoint.query))).toString();
  const headers = textFields(parse('headers', endpoint.headers));
  const body = parse('body', endpoint.body);
  const isJson = endpoint.body !== undefined && endpoint.bodyType !== 'form';
  return {
    target: query === '' ? path : `${path}?${query}`,
    method: endpoint.method,
    headers: {
      Accept: 'application/json',
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: isJson ? JSON.stringify(body) : endpoint.body ? formOf(body) : null,
  };
};
