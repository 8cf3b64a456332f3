/** The fields of a request, with `a[b]` and `a[0]` kept as they are spelt. */
export type Fields = Readonly<Record<string, string>>;

/**
 * Reads a query or a form body.
 *
 * @example fieldsOf('number=4111&plan_codes[0]=a') // → { number: '4111', 'plan_codes[0]': 'a' }
 */
export const fieldsOf = (encoded: string): Fields => Object.fromEntries(new URLSearchParams(encoded));

/**
 * The values of a list field: `name`, `name[]` or `name[0]`, `name[1]` …
 *
 * @example valuesOf({ 'plan_codes[0]': 'a', 'plan_codes[1]': 'b' }, 'plan_codes') // → ['a', 'b']
 */
export const valuesOf = (fields: Fields, name: string): string[] =>
  Object.entries(fields)
    .filter(([key]) => key === name || key.startsWith(`${name}[`))
    .map(([, value]) => value);
