import { type Certificate, isCertificate, isJsonObject } from './Certificate.ts';
import { certificateReadings } from './readCertificateText.ts';

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
const certificateChanges = (signed: unknown, shown: unknown, path = ''): readonly CertificateChange[] => {
  const [before, after] = [fieldsOf(signed), fieldsOf(shown)];
  if (before !== null && after !== null && Array.isArray(signed) === Array.isArray(shown))
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) =>
      certificateChanges(before.get(name), after.get(name), `${path}${name}`),
    );
  if (JSON.stringify(signed) === JSON.stringify(shown)) return [];
  return [{ field: path.replace(/^\./, ''), signed: textOf(signed), shown: textOf(shown) }];
};

/** Why a certificate is refused. */
export type CertificateRefusal =
  /** Not a certificate at all, or a part of one. */
  | 'unreadable'
  /** Not signed with ES256 as a certificate is: `alg: none`, another kind of token. */
  | 'not-a-certificate'
  /** No such key is published by the issuer; keys that were read long ago may lack it. */
  | 'unknown-key'
  /** The signature does not fit: the signed text was changed. */
  | 'signature'
  /** The signature fits, but in the other of its two forms. Read the certificate anew by its code. */
  | 'signature-form'
  /** Signed correctly, by another issuer. */
  | 'issuer'
  /** Issued after now: the clock of one of the two is wrong. */
  | 'issued-later';

/** What came out of the check. */
export type CertificateVerdict =
  | { readonly state: 'valid'; readonly certificate: Certificate }
  /** The signature holds, and the readable fields beside it say something else. `certificate` is what was signed. */
  | {
      readonly state: 'changed';
      readonly certificate: Certificate;
      readonly changes: readonly CertificateChange[];
    }
  | { readonly state: 'refused'; readonly reason: CertificateRefusal }
  /** Not checked: Web Crypto is missing, which browsers leave out of pages without https. */
  | { readonly state: 'unchecked' };

/** What a certificate is checked against. */
export interface CertificateRules {
  /** The key set of the issuer, as `/.well-known/jwks.json` answers: `{ keys: [ … ] }`. */
  readonly keys: unknown;
  /** Address of the api that must have signed. */
  readonly issuer: string;
  /** @default the device's clock */
  readonly atMs?: number;
}

interface Point {
  readonly x: string;
  readonly y: string;
}

/** A certificate of a server whose clock is ahead by this much is accepted. */
const clockToleranceMs = 5 * 60_000;

/** The `typ` of a certificate. Session tokens, signed with keys of the same set, have another one. */
const certificateType = 'coverage-certificate';

/** Base64url spells 64 bytes in several ways: only the canonical one, with zero padding bits, is accepted. */
const canonicalSignature = /^[\w-]{85}[AQgw]$/;

/** Half of the order of P-256. A signature (r, s) fits as (r, -s) too; the one with the lower s is a certificate's. */
const halfOrder = '7fffffff800000007fffffffffffffffde737d56d38bcf4279dce5617e3192a8';

const refused = (reason: CertificateRefusal): CertificateVerdict => ({ state: 'refused', reason });

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

const jsonOf = (base64url: string): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytesOf(base64url)));
  } catch {
    return null;
  }
};

const isLow = (signature: string): boolean =>
  [...bytesOf(signature).subarray(32)].map((byte) => byte.toString(16).padStart(2, '0')).join('') <=
  halfOrder;

/** The point of a published P-256 key, or null where there is none of this id. */
const findKey = (keys: unknown, kid: string): Point | null => {
  const published = isJsonObject(keys) && Array.isArray(keys.keys) ? keys.keys : [];
  const key: unknown = published.find((entry) => isJsonObject(entry) && entry.kid === kid);
  if (!isJsonObject(key) || key.kty !== 'EC' || key.crv !== 'P-256') return null;
  return typeof key.x === 'string' && typeof key.y === 'string' ? { x: key.x, y: key.y } : null;
};

const isSignedBy = async (point: Point, signed: string, signature: string): Promise<boolean> => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('jwk', { kty: 'EC', crv: 'P-256', ...point }, algorithm, false, [
    'verify',
  ]);
  return crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    key,
    bytesOf(signature),
    new TextEncoder().encode(signed),
  );
};

/**
 * Checks a certificate, its file or the signed text, with Web Crypto. It makes no request, so it works offline with
 * keys that were read before. On `unknown-key`, read the keys again.
 *
 * Without Web Crypto, what is not refused before the signature check is `unchecked`.
 *
 * @example
 * const keys = await (await fetch('https://api.example.com/.well-known/jwks.json')).json();
 * const verdict = await verifyCertificate(fileText, { keys, issuer: 'https://api.example.com' });
 */
export const verifyCertificate = async (
  text: string,
  { keys, issuer, atMs = Date.now() }: CertificateRules,
): Promise<CertificateVerdict> => {
  const readings = certificateReadings(text).filter((reading) => reading.kind === 'signed');
  const [read] = readings;
  if (read === undefined) return refused('unreadable');
  const [head = '', body = '', signature = '', ...more] = read.jws.split('.');
  const header = jsonOf(head);
  if (!isJsonObject(header) || more.length > 0) return refused('unreadable');
  const { alg, typ, kid, ...others } = header;
  if (alg !== 'ES256' || typ !== certificateType || typeof kid !== 'string' || Object.keys(others).length > 0)
    return refused('not-a-certificate');
  const key = findKey(keys, kid);
  if (key === null) return refused('unknown-key');
  if (globalThis.crypto?.subtle === undefined) return { state: 'unchecked' };
  if (!canonicalSignature.test(signature) || !(await isSignedBy(key, `${head}.${body}`, signature)))
    return refused('signature');
  if (!isLow(signature)) return refused('signature-form');
  const certificate = jsonOf(body);
  if (!isCertificate(certificate)) return refused('not-a-certificate');
  if (certificate.issuer !== issuer) return refused('issuer');
  if (Date.parse(certificate.issued_at) > atMs + clockToleranceMs) return refused('issued-later');
  const [changes = []] = readings
    .map(({ shown }) => (shown === null ? [] : certificateChanges(certificate, shown)))
    .sort((one, other) => one.length - other.length);
  return changes.length === 0 ? { state: 'valid', certificate } : { state: 'changed', certificate, changes };
};
