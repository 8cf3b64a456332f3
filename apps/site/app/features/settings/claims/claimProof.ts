import { isCoveringRule } from '@backbeat/domain/coverage';
import { ApiError, errorText } from '@backbeat/sdk';
import type { Claim } from '@backbeat/sdk/contract';

/** Whether a certificate of it proves something. */
export const hasProof = ({ covered, channel, parts }: Claim): boolean =>
  channel?.is_own === true && covered !== 'no' && parts.some(({ rule }) => isCoveringRule(rule));

/** A day in UTC, as the certificate has it. */
const dayOf = (iso: string): string => iso.slice(0, 10);

/**
 * The days that its certificate is for: those in which it was covered.
 *
 * @example proofDays([{ from: '2026-11-18T19:00:00.000Z', until: '2026-11-19T01:10:00.000Z', rule: 'plan' }]) // → { from: '2026-11-18', until: '2026-11-19' }
 */
export const proofDays = (
  parts: Claim['parts'],
): { readonly from: string; readonly until: string } | null => {
  const covering = parts.filter(({ rule }) => isCoveringRule(rule));
  const [first, last] = [covering[0], covering.at(-1)];
  return first === undefined || last === undefined
    ? null
    : { from: dayOf(first.from), until: dayOf(last.until) };
};

/** The covered parts of a stream that was covered in part, joined where they meet; undefined for another one. */
export const coveredParts = ({
  covered,
  parts,
}: Pick<Claim, 'covered' | 'parts'>):
  | readonly Pick<Claim['parts'][number], 'from' | 'until'>[]
  | undefined => {
  if (covered !== 'partly') return undefined;
  const joined: Pick<Claim['parts'][number], 'from' | 'until'>[] = [];
  for (const { from, until } of parts.filter(({ rule }) => isCoveringRule(rule))) {
    const last = joined.at(-1);
    if (last?.until === from) joined[joined.length - 1] = { from: last.from, until };
    else joined.push({ from, until });
  }
  return joined;
};

/** Why there is no certificate, for the person who asked for it. */
export const proofProblem = (error: Error): string => {
  // Refused is also a channel that the person has had no place on the list for.
  if (error instanceof ApiError && (error.wireCode === 'not_found' || error.wireCode === 'validation'))
    return 'We know of no channel of yours that was covered on these days. Wait a minute if your plan has only just begun, then press again.';
  if (error instanceof ApiError && error.wireCode === 'provider_unavailable')
    return 'The payment provider or the platform did not answer about these days. Press again soon.';
  return errorText(error);
};
