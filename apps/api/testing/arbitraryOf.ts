import fc from 'fast-check';
import * as z from 'zod/mini';

const schemaShape = z.looseObject({
  $ref: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  anyOf: z.optional(z.array(z.unknown())),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  pattern: z.optional(z.string()),
  format: z.optional(z.string()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  exclusiveMinimum: z.optional(z.number()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  items: z.optional(z.unknown()),
});
type Schema = z.output<typeof schemaShape>;

const texts = [
  '\u0000',
  '%00',
  '../..',
  "' or 1=1 --",
  '🎧',
  '',
  ' ',
  '\u202e',
  'null',
  '<b>',
  'Ä'.repeat(40),
];

/** Texts that are known to break programs, and random ones. */
export const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...texts));

/** Any JSON value. */
export const anyJson = fc.oneof(fc.jsonValue(), anyText, fc.constantFrom({}, [], 0, -1, 1e308, true));

const stringOf = ({ format, pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> => {
  if (format === 'email')
    return fc.emailAddress({ size: 'small' }).filter((text) => text.length <= maxLength);
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 300)) };
  return fc.oneof(fc.string(length), fc.string({ ...length, unit: 'binary' }));
};

const fieldsOf = ({ properties = {} }: Schema, isWanted: (name: string) => boolean) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => isWanted(name))
      .map(([name, of]): [string, fc.Arbitrary<unknown>] => [name, arbitraryOf(of)]),
  );

const typed = (type: string, schema: Schema): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'string':
      return stringOf(schema);
    case 'integer':
      return fc.integer({
        min: schema.minimum ?? (schema.exclusiveMinimum ?? -2) + 1,
        max: Math.min(schema.maximum ?? 1e9, 2 ** 31 - 1),
      });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), { maxLength: 4 });
    case 'object': {
      const required = fc.record(fieldsOf(schema, (name) => schema.required?.includes(name) === true));
      const optional = fc.record(
        fieldsOf(schema, (name) => schema.required?.includes(name) !== true),
        { requiredKeys: [] },
      );
      return fc.tuple(required, optional).map(([must, may]) => ({ ...must, ...may }));
    }
    default:
      return anyJson;
  }
};

/** Values that fit a JSON Schema of our OpenAPI document. */
export const arbitraryOf = (of: unknown): fc.Arbitrary<unknown> => {
  const schema = schemaShape.parse(of);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  if (schema.anyOf !== undefined) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  const types = schema.type === undefined ? ['any'] : [schema.type].flat();
  return fc.oneof(...types.map((type) => typed(type, schema)));
};

/** Valid values with one fault: a field of a wrong type, missing or unknown, or another value altogether. */
export const invalidOf = (of: unknown): fc.Arbitrary<unknown> => {
  const names = Object.keys(schemaShape.parse(of).properties ?? {});
  const fieldName = fc.constantFrom(...names, '__proto__', 'constructor', 'extra');
  return fc.oneof(
    {
      weight: 4,
      arbitrary: fc
        .tuple(arbitraryOf(of), fieldName, anyJson)
        .map(([right, name, value]) =>
          typeof right === 'object'
            ? Object.defineProperty({ ...right }, name, { value, enumerable: true })
            : value,
        ),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(arbitraryOf(of), fieldName)
        .map(([right, without]) =>
          typeof right === 'object' && right !== null
            ? Object.fromEntries(Object.entries(right).filter(([name]) => name !== without))
            : right,
        ),
    },
    { weight: 1, arbitrary: anyJson },
  );
};
