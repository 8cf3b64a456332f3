import { isJsonObject } from './Certificate.ts';

/** What somebody holds out as a certificate. */
export type CertificateText =
  /** The public code, alone or in the address of its page. */
  | { readonly kind: 'code'; readonly code: string }
  /** The signed text, with the readable fields where it came in a file. */
  | {
      readonly kind: 'signed';
      readonly jws: string;
      readonly shown: Readonly<Record<string, unknown>> | null;
    }
  | { readonly kind: 'unreadable' };

const compactJws = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const codeInText = /(?:^|\/certificate\/)(?:BB)?[-\s]?([0-9A-Z]{4})[-\s]?([0-9A-Z]{4})\/?(?:[?#].*)?$/i;

/** The digits that the letters left out of the codes are read as (Crockford's base 32). */
const misread: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };

const countFields = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  const inner = Object.values(value).reduce((sum: number, entry: unknown) => sum + countFields(entry), 0);
  return Array.isArray(value) ? inner : inner + Object.keys(value).length;
};

/** Whether a field is written twice: a parser takes the last one, where a person reads the first. */
const hasDoubleField = (json: string, value: unknown): boolean => {
  const names = json.match(/"(?:[^"\\]|\\.)*"(?:\s*:)?/g)?.filter((string) => string.endsWith(':')) ?? [];
  return names.length !== countFields(value);
};

const readFile = (text: string): CertificateText => {
  try {
    const file: unknown = JSON.parse(text);
    if (!isJsonObject(file) || hasDoubleField(text, file)) return { kind: 'unreadable' };
    const { jws, ...shown } = file;
    return typeof jws === 'string' ? { kind: 'signed', jws, shown } : { kind: 'unreadable' };
  } catch {
    return { kind: 'unreadable' };
  }
};

/**
 * What a text is that somebody pasted: a code or the address with it, a certificate's file, or the signed text alone.
 *
 * @example
 * readCertificateText('https://backbeat.example/certificate/BB-7K2M-41QX') // → { kind: 'code', code: 'BB-7K2M-41QX' }
 */
export const readCertificateText = (text: string): CertificateText => {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return readFile(trimmed);
  if (compactJws.test(trimmed)) return { kind: 'signed', jws: trimmed, shown: null };
  const [, first, second] = codeInText.exec(trimmed) ?? [];
  if (first === undefined || second === undefined) return { kind: 'unreadable' };
  const spelled = `${first}-${second}`
    .toUpperCase()
    .replaceAll(/[OIL]/g, (letter) => misread[letter] ?? letter);
  return { kind: 'code', code: `BB-${spelled}` };
};
