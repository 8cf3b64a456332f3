import { globSync, readFileSync } from 'node:fs';
import { brand } from '@backbeat/domain';
import * as z from 'zod/mini';
import {
  accountSchema,
  cookieNames,
  type Endpoint,
  type ErrorCode,
  endpointErrors,
  endpoints,
  errorBody,
  errorStatus,
  identitySchema,
  paymentMethodSchema,
  planChangeQuoteSchema,
  playedTrackSchema,
  routeOf,
  type Schema,
  sharedChannelSchema,
  stationCardSchema,
  subscriptionSchema,
  testimonialSchema,
  userSchema,
} from '../src/contract/index.ts';
import { type StaffEndpoint, staffEndpointErrors, staffEndpoints, staffHeaders } from '../src/staff/index.ts';

type Json = Record<string, unknown>;

const named = z.registry<{ id: string }>();
named.add(userSchema, { id: 'User' });
named.add(subscriptionSchema, { id: 'Subscription' });
named.add(accountSchema, { id: 'Account' });
named.add(identitySchema, { id: 'Identity' });
named.add(stationCardSchema, { id: 'StationCard' });
named.add(testimonialSchema, { id: 'Testimonial' });
named.add(planChangeQuoteSchema, { id: 'PlanChangeQuote' });
named.add(paymentMethodSchema, { id: 'PaymentMethod' });
named.add(playedTrackSchema, { id: 'PlayedTrack' });
named.add(sharedChannelSchema, { id: 'SharedChannel' });
named.add(errorBody, { id: 'Error' });

const servers = {
  product: { url: 'http://localhost:4000', description: 'The product API' },
  unversioned: { url: 'http://localhost:4000', description: 'The product API' },
  player: { url: 'http://localhost:4000', description: 'The player’s API' },
  metadata: { url: 'http://localhost:4000', description: 'The metadata API' },
  graph: { url: 'http://localhost:4000', description: 'The graph API' },
} satisfies Record<Endpoint['base'], Json>;

const security = {
  none: [{}],
  cookie: [{ refreshCookie: [] }],
  bearer: [{ sessionToken: [] }],
  'bearer+cookie': [{ sessionToken: [], refreshCookie: [] }],
} satisfies Record<Endpoint['auth'], readonly Json[]>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Collects named schemas while operations are written, so that each stands in the document once. */
const createSchemaWriter = () => {
  const schemas: Json = {};
  const write = (schema: Schema, io: 'input' | 'output'): Json => {
    const written = z.toJSONSchema(schema, {
      metadata: named,
      io,
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        // Answers may grow: a client drops what it does not know.
        if (io === 'output') delete jsonSchema.additionalProperties;
        delete jsonSchema.id;
      },
    });
    const text = JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/');
    const { $defs, $schema: _, ...rest }: Json = JSON.parse(text);
    const definitions = isJson($defs) ? $defs : {};
    Object.assign(schemas, definitions);
    const id = named.get(schema)?.id;
    if (id === undefined) return rest;
    if (!Object.hasOwn(definitions, id)) schemas[id] = rest;
    return { $ref: `#/components/schemas/${id}` };
  };
  return { schemas, write };
};

type Write = ReturnType<typeof createSchemaWriter>['write'];

const parametersOf = (endpoint: Endpoint, write: Write): Json[] =>
  (
    [
      ['path', endpoint.params],
      ['query', endpoint.query],
      ['header', endpoint.headers],
    ] as const
  ).flatMap(([place, schema]) => {
    if (!schema) return [];
    const { properties, required } = write(schema, 'input');
    return Object.entries(isJson(properties) ? properties : {}).map(([name, property]) => ({
      name,
      in: place,
      required: Array.isArray(required) && required.includes(name),
      schema: property,
    }));
  });

const errorResponsesOf = (codes: readonly ErrorCode[], write: Write): Json => {
  const statuses = [...new Set(codes.map((code) => errorStatus[code]))].sort();
  return Object.fromEntries(
    statuses.map((status) => [
      String(status),
      {
        description: codes.filter((code) => errorStatus[code] === status).join(', '),
        content: { 'application/json': { schema: write(errorBody, 'output') } },
      },
    ]),
  );
};

const sources = new URL('../src/', import.meta.url).pathname;
const documented =
  /\/\*\*\s+(?:\* )?([^\n]*?)\.?\s+(?:\*\/)\nexport const \w+Endpoint = define(?:Staff)?Endpoint\(\{\n {2}name: '(\w+)'/g;

/** What each call is for, by its name: the docstring of its endpoint, which costs a client nothing. */
const summaries = new Map(
  globSync('{contract,staff}/*.ts', { cwd: sources }).flatMap((file) =>
    [...readFileSync(`${sources}${file}`, 'utf8').matchAll(documented)].map(
      ([, summary = '', name = '']) => [name, summary] as const,
    ),
  ),
);

const summaryOf = ({ name }: Endpoint): string => {
  const summary = summaries.get(name);
  if (summary === undefined) throw new Error(`The endpoint ${name} has no docstring of one line.`);
  return summary;
};

const operationOf = (
  endpoint: Endpoint,
  { errors, security, write }: { errors: readonly ErrorCode[]; security: readonly Json[]; write: Write },
): Json => {
  const isEmpty = endpoint.response._zod.def.type === 'void';
  const bodyType = endpoint.bodyType === 'form' ? 'multipart/form-data' : 'application/json';
  const parameters = parametersOf(endpoint, write);
  return {
    operationId: endpoint.name,
    summary: summaryOf(endpoint),
    security,
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: { required: true, content: { [bodyType]: { schema: write(endpoint.body, 'input') } } },
    }),
    responses: {
      ...(isEmpty
        ? { '204': { description: 'Done' } }
        : {
            '200': {
              description: 'Done',
              content: { 'application/json': { schema: write(endpoint.response, 'output') } },
            },
          }),
      ...errorResponsesOf(errors, write),
    },
    'x-retry': endpoint.retry,
    'x-timeout-ms': endpoint.timeoutMs,
  };
};

type Operations = readonly { readonly endpoint: Endpoint; readonly operation: Json }[];

const documentOf = (
  title: string,
  operations: Operations,
  schemas: Json,
  securitySchemes: Readonly<Record<string, Json>>,
): Json => {
  const paths: Record<string, Json> = {};
  for (const { endpoint, operation } of operations) {
    const path = routeOf(endpoint).replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      servers: [servers[endpoint.base]],
      [endpoint.method.toLowerCase()]: operation,
    };
  }
  return {
    openapi: '3.1.1',
    info: {
      title,
      version: '1',
      description:
        'Generated from the contract in packages/sdk by `pnpm --filter @backbeat/sdk openapi`. Do not edit.',
    },
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes,
    },
  };
};

/** The contract as an OpenAPI 3.1 document. */
export const openApiDocument = (): Json => {
  const { schemas, write } = createSchemaWriter();
  const operations = Object.values(endpoints).map((endpoint) => ({
    endpoint,
    operation: operationOf(endpoint, {
      errors: endpointErrors[endpoint.name],
      security: security[endpoint.auth],
      write,
    }),
  }));
  return documentOf('Product API', operations, schemas, {
    sessionToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
    refreshCookie: { type: 'apiKey', in: 'cookie', name: cookieNames.refresh },
  });
};

/** What a call of the desk sends: `staffMe` alone may leave the session out. */
const staffSecurity = ({ name }: StaffEndpoint): readonly Json[] => [
  { staffCookie: [], proof: [], ...(name !== 'staffMe' && { session: [] }) },
];

/** The calls of the desk as a document of their own. */
export const staffOpenApiDocument = (): Json => {
  const { schemas, write } = createSchemaWriter();
  const operations = Object.values(staffEndpoints).map((endpoint) => ({
    endpoint,
    operation: {
      ...operationOf(endpoint, {
        errors: staffEndpointErrors[endpoint.name],
        security: staffSecurity(endpoint),
        write,
      }),
      'x-role': endpoint.role,
    },
  }));
  return documentOf('API of the desk', operations, schemas, {
    staffCookie: { type: 'apiKey', in: 'cookie', name: `__Host-${brand.slug}_staff` },
    proof: { type: 'apiKey', in: 'header', name: staffHeaders.proof },
    session: { type: 'apiKey', in: 'header', name: staffHeaders.session },
  });
};
