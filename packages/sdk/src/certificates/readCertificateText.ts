import { readCode, readGroups } from '@backbeat/domain';
import { isJsonObject } from './Certificate.ts';

/** What a pasted text is. */
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

/**
 * The public code in what somebody pasted, alone or in the address of its page; null where there is none.
 *
 * @example
 * readCertificateCode('bb 7k2m 4lqx.') // → 'BB-7K2M-41QX'
 */
export const readCertificateCode = (pasted: string): string | null => {
  const [, inAddress = pasted] = /\/certificate\/([^/?#\s]+)/i.exec(pasted) ?? [];
  const code = readGroups(readCode(inAddress).replace(/^BB-?(?=[^-]{4}-?[^-]{4}$)/i, ''), 2);
  return code === null ? null : `BB-${code}`;
};

const compactJws = /^[\w-]+\.[\w-]+\.[\w-]+$/;

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
    return typeof jws === 'string'
      ? { kind: 'signed', jws: jws.replace(/\s/g, ''), shown }
      : { kind: 'unreadable' };
  } catch {
    return { kind: 'unreadable' };
  }
};

const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** The lines without what mails and Markdown put before them: marks of quotation, a code fence. */
const plainLines = (text: string): readonly string[] =>
  text
    .split(/\r\n?|[\n\u2028\u2029]/)
    .map((line) => line.replace(/^[\s\p{Cf}]*(?:[>|]\s?)+/u, ''))
    .filter((line) => !/^\s*(?:```|~~~)/.test(line));

/**
 * The file in a text that was wrapped, quoted or fenced, or has words around it. A line break is read as a blank and
 * as nothing; invisible characters are read as part of the file and as added to it.
 */
const readWrappedFile = (lines: readonly string[]): readonly CertificateText[] =>
  [lines.join(' '), lines.join('')]
    .flatMap((joined) => [joined, joined.replace(unseen, '')])
    .flatMap((joined) => {
      const text = joined.replace(/[\u00a0\u202f]/g, ' ').replace(/[“”„]/g, '"');
      const read = readFile(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
      return read.kind === 'signed' ? [read] : [];
    });

/** Header, payload and the 64 bytes of a signature in base64url. */
const wholeJws = /^eyJ[\w-]*\.[\w-]+\.[\w-]{86}$/;

/** The signed text in one that was wrapped, quoted or fenced: pieces belong together until the signature is whole. */
const readWrappedJws = (lines: readonly string[]): string | null => {
  const pieces = lines
    .join(' ')
    .replace(unseen, '')
    .split(/\s+/)
    .map((piece) => piece.replace(/^[^\w-]+|[^\w-]*[^\w.-][^\w-]*$/g, ''));
  for (const [first, piece] of pieces.entries()) {
    if (!piece.startsWith('eyJ')) continue;
    let jws = '';
    for (const next of pieces.slice(first)) {
      jws += next;
      const withoutStop = jws.replace(/\.+$/, '');
      if (wholeJws.test(withoutStop)) return withoutStop;
    }
  }
  return null;
};

/**
 * The readings of a pasted text: a code or the address with it, a certificate's file, or the signed text alone. A file
 * whose lines were broken has several.
 */
export const certificateReadings = (text: string): readonly CertificateText[] => {
  const trimmed = text.trim();
  const whole = trimmed.startsWith('{') ? readFile(trimmed) : null;
  if (whole?.kind === 'signed') return [whole];
  if (compactJws.test(trimmed)) return [{ kind: 'signed', jws: trimmed, shown: null }];
  const code = readCertificateCode(trimmed);
  if (code !== null) return [{ kind: 'code', code }];
  const lines = plainLines(text);
  if (lines.some((line) => line.includes('{'))) return readWrappedFile(lines);
  const jws = readWrappedJws(lines);
  return jws === null ? [] : [{ kind: 'signed', jws, shown: null }];
};

/**
 * Reads a pasted text: a code or the address with it, a certificate's file, or the signed text alone.
 *
 * @example
 * readCertificateText('https://backbeat.example/certificate/BB-7K2M-41QX') // → { kind: 'code', code: 'BB-7K2M-41QX' }
 */
export const readCertificateText = (text: string): CertificateText =>
  certificateReadings(text)[0] ?? { kind: 'unreadable' };
