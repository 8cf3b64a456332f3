import { isJsonObject } from './Certificate.ts';

/** A field that does not say what was signed. */
export interface CertificateChange {
  /** Its path, e.g. `covered[0].until`. */
  readonly field: string;
  /** What was signed; null where there was no such field. */
  readonly signed: string | null;
  /** What the file says in its place; null where it was left out. */
  readonly shown: string | null;
}

/** The fields of an object or a list, by the end of their path; null for a single value. */
const fieldsOf = (value: unknown): ReadonlyMap<string, unknown> | null => {
  if (Array.isArray(value)) return new Map(value.map((entry, index) => [`[${index}]`, entry]));
  if (!isJsonObject(value)) return null;
  return new Map(Object.entries(value).map(([name, entry]) => [`.${name}`, entry]));
};

const textOf = (value: unknown): string | null => {
  if (value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Field by field, where two versions of a certificate differ. */
export const certificateChanges = (
  signed: unknown,
  shown: unknown,
  path = '',
): readonly CertificateChange[] => {
  const [before, after] = [fieldsOf(signed), fieldsOf(shown)];
  if (before !== null && after !== null && Array.isArray(signed) === Array.isArray(shown))
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) =>
      certificateChanges(before.get(name), after.get(name), `${path}${name}`),
    );
  if (JSON.stringify(signed) === JSON.stringify(shown)) return [];
  return [{ field: path.replace(/^\./, ''), signed: textOf(signed), shown: textOf(shown) }];
};
