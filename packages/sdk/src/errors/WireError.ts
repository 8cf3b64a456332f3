import { SdkError } from './SdkError.ts';

/** What did not fit the contract, and where. */
export interface WireMismatch {
  readonly endpoint: string;
  /** Was it what this side sent, or what it got? */
  readonly side: 'request' | 'answer';
  /** The wrong field, e.g. `user.tier` or `items.0.title`; empty when the whole value is wrong. */
  readonly path: string;
  /** Every wrong field of a request, by its name on the wire. */
  readonly fields?: readonly string[];
  /** What is wrong with it. */
  readonly problem: string;
  readonly requestId?: string | null;
  readonly cause?: unknown;
}

/**
 * Thrown when a request or an answer does not fit the contract: another type, a field missing, JSON that
 * breaks off, HTML instead of JSON. `endpoint` and `path` say where; `fields` names every wrong field of a request.
 *
 * The `code` of a request, which is the caller's own
 * and was not sent, is `invalid_request`; that of an answer is `wire_error`.
 *
 * @example
 * new WireError({ endpoint: 'me', side: 'answer', path: 'tier', problem: 'Invalid option' }).message // → 'The answer of me does not fit the contract at "tier": Invalid option.'
 */
export class WireError extends SdkError {
  override readonly name = 'WireError';
  readonly code: 'invalid_request' | 'wire_error';
  readonly side: 'request' | 'answer';
  readonly path: string;
  readonly fields: readonly string[];

  constructor(mismatch: WireMismatch) {
    const place = mismatch.path === '' ? '' : ` at "${mismatch.path}"`;
    super(
      `The ${mismatch.side} of ${mismatch.endpoint} does not fit the contract${place}: ${mismatch.problem}.`,
      mismatch,
    );
    this.code = mismatch.side === 'request' ? 'invalid_request' : 'wire_error';
    this.side = mismatch.side;
    this.path = mismatch.path;
    this.fields = mismatch.fields ?? [];
  }
}
