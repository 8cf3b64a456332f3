import {
  type CertificateFile,
  type CertificateVerdict,
  readCertificateText,
  verifyCertificate,
} from '@backbeat/sdk/certificates';

/** What a check came to. */
export type CheckOutcome =
  | {
      readonly kind: 'verdict';
      readonly verdict: Exclude<CertificateVerdict, { readonly state: 'unchecked' }>;
      readonly jws: string;
    }
  /** The browser keeps Web Crypto from this page. */
  | { readonly kind: 'no-web-crypto' }
  /** The code belongs to no certificate that is kept. */
  | { readonly kind: 'no-such-code'; readonly code: string }
  /** A code needs the server, which did not answer; why, in words. */
  | { readonly kind: 'code-needs-network'; readonly code: string; readonly reason: string }
  /** No keys were ever read here, and they cannot be had now. */
  | { readonly kind: 'no-keys' }
  /** The kept keys lack this one, and newer ones cannot be had now. */
  | { readonly kind: 'old-keys' };

/** What came of looking up a code. */
export type CodeAnswer =
  | { readonly kind: 'found'; readonly file: CertificateFile }
  | { readonly kind: 'unknown' }
  /** Why, in words. */
  | { readonly kind: 'failed'; readonly reason: string };

/** What a check asks. */
export interface CheckSources {
  readonly issuer: string;
  readonly storedKeys: () => unknown;
  readonly fetchKeys: () => Promise<unknown>;
  readonly lookUp: (code: string) => Promise<CodeAnswer>;
}

const fetchedOrNull = ({ fetchKeys }: CheckSources): Promise<unknown> => fetchKeys().catch(() => null);

const outcomeOf = (verdict: CertificateVerdict, jws: string): CheckOutcome =>
  verdict.state === 'unchecked' ? { kind: 'no-web-crypto' } : { kind: 'verdict', verdict, jws };

const checkSigned = async (text: string, jws: string, sources: CheckSources): Promise<CheckOutcome> => {
  const { issuer } = sources;
  const kept = sources.storedKeys();
  const first = kept ?? (await fetchedOrNull(sources));
  if (first === null) return { kind: 'no-keys' };
  const verdict = await verifyCertificate(text, { keys: first, issuer });
  const isUnknown = verdict.state === 'refused' && verdict.reason === 'unknown-key';
  if (!isUnknown || kept === null) return outcomeOf(verdict, jws);
  // The certificate may be signed with a key that is newer than the kept ones.
  const newer = await fetchedOrNull(sources);
  if (newer === null) return { kind: 'old-keys' };
  return outcomeOf(await verifyCertificate(text, { keys: newer, issuer }), jws);
};

/** What a signed text says, whoever signed it; null where it says nothing. */
const payloadOf = (jws: string): Readonly<Record<string, unknown>> | null => {
  try {
    const base64 = (jws.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const payload: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof payload === 'object' && payload !== null ? { ...payload } : null;
  } catch {
    return null;
  }
};

/**
 * Which fields were changed in a text whose signature does not fit: it is compared with what the server keeps under
 * its code. Null where the code is unknown or the server does not answer.
 */
const compareSigned = async (
  { jws, shown }: { readonly jws: string; readonly shown: Readonly<Record<string, unknown>> | null },
  sources: CheckSources,
): Promise<CheckOutcome | null> => {
  const said = payloadOf(jws) ?? shown;
  const code = typeof said?.code === 'string' ? readCertificateText(said.code) : null;
  if (said === null || code?.kind !== 'code') return null;
  const answer = await sources.lookUp(code.code);
  if (answer.kind !== 'found') return null;
  const real = answer.file.jws;
  const outcome = await checkSigned(JSON.stringify({ ...said, jws: real }), real, sources);
  if (outcome.kind !== 'verdict' || outcome.verdict.state === 'refused') return null;
  const { verdict } = outcome;
  if (verdict.state === 'changed') return outcome;
  const change = { field: 'jws', signed: 'another text', shown: 'a text that does not fit' };
  return { ...outcome, verdict: { ...verdict, state: 'changed', changes: [change] } };
};

/** Checks what somebody gave: a code, the address with it, a certificate's file or its signed text. */
export const checkCertificate = async (text: string, sources: CheckSources): Promise<CheckOutcome> => {
  const read = readCertificateText(text);
  if (read.kind === 'unreadable')
    return { kind: 'verdict', verdict: { state: 'refused', reason: 'unreadable' }, jws: '' };
  if (read.kind === 'signed') {
    const outcome = await checkSigned(text, read.jws, sources);
    const isBroken =
      outcome.kind === 'verdict' &&
      outcome.verdict.state === 'refused' &&
      outcome.verdict.reason === 'signature';
    return (isBroken ? await compareSigned(read, sources) : null) ?? outcome;
  }
  const { code } = read;
  const answer = await sources.lookUp(code);
  if (answer.kind === 'unknown') return { kind: 'no-such-code', code };
  if (answer.kind === 'failed') return { kind: 'code-needs-network', code, reason: answer.reason };
  return checkSigned(JSON.stringify(answer.file), answer.file.jws, sources);
};
