import type { Endpoint } from '@backbeat/sdk/contract';
import * as z from 'zod/mini';
import { hasUnstorableText } from '../lib/hasUnstorableText.ts';
import { ApiError } from './ApiError.ts';
import type { AppContext } from './AppEnv.ts';

type Part = 'params' | 'query' | 'headers' | 'body';
type Parts = Partial<Record<Part, unknown>>;

const refuse = (fields: Record<string, string>): never => {
  throw new ApiError('validation', `Not valid: ${Object.keys(fields).join(', ')}.`, { details: { fields } });
};

const fieldsOf = (part: Part, error: z.core.$ZodError): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) fields[key] ??= 'Unknown field';
    else fields[issue.path.map(String).join('.') || part] ??= issue.message;
  }
  return fields;
};

const readJson = async (context: AppContext): Promise<unknown> => {
  if (!/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
    return refuse({ body: 'Send JSON with the content type application/json.' });
  }
  try {
    return await context.req.json();
  } catch {
    return refuse({ body: 'Not JSON.' });
  }
};

const readForm = async (context: AppContext): Promise<unknown> => {
  try {
    return await context.req.parseBody();
  } catch {
    return refuse({ body: 'Not a form.' });
  }
};

/** Queries are text: digits become a number where the schema wants one. */
const parseQuery = (schema: z.core.$ZodType, query: Record<string, string>) => {
  const asText = z.safeParse(schema, query);
  if (asText.success) return asText;
  const entries = Object.entries(query).map(([key, value]) => [
    key,
    /^\d{1,9}$/.test(value) ? Number(value) : value,
  ]);
  return z.safeParse(schema, Object.fromEntries(entries));
};

/** Maps lower-case header names to the contract's spelling. */
const declaredHeaders = (schema: z.core.$ZodType, context: AppContext): Record<string, string> => {
  const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = context.req.header(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

const readRaw = async (part: Part, endpoint: Endpoint, schema: z.core.$ZodType, context: AppContext) => {
  switch (part) {
    case 'params':
      return z.safeParse(schema, context.req.param());
    case 'query':
      return parseQuery(schema, context.req.query());
    case 'headers':
      return z.safeParse(schema, declaredHeaders(schema, context));
    case 'body':
      return z.safeParse(
        schema,
        await (endpoint.bodyType === 'form' ? readForm(context) : readJson(context)),
      );
  }
};

/** Reads and checks every part that the endpoint declares. @throws ApiError 'validation' naming the fields */
export const readRequest = async (endpoint: Endpoint, context: AppContext): Promise<Parts> => {
  const parts: Parts = {};
  for (const part of ['params', 'query', 'headers', 'body'] as const) {
    const schema = endpoint[part];
    if (schema === undefined) continue;
    const read = await readRaw(part, endpoint, schema, context);
    if (!read.success) return refuse(fieldsOf(part, read.error));
    if (hasUnstorableText(read.data)) return refuse({ [part]: 'Holds a character that no text has.' });
    parts[part] = read.data;
  }
  return parts;
};
