import type { Context, Handler } from 'hono';
import { type FaultTarget, meetAfter, meetBefore } from '../control/faults.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { newId } from '../store/ids.ts';
import type { Change } from '../store/store.ts';
import { longestKey, type Replays, replayId } from './idempotency.ts';
import { errorBody, errorStatuses, V3Error } from './V3Error.ts';
import type { V3Handler, V3Request } from './V3Handler.ts';

/** An answer ready to be sent, and what has to be on disk before. */
interface Ready {
  readonly status: number;
  readonly body: string;
  readonly changes: readonly Change[];
  readonly headers?: Record<string, string>;
}

const contentType = 'application/json; charset=utf-8';

/** Sends an answer with the headers that the client reads. */
const send = (status: number, body: string, headers: Record<string, string> = {}): Response =>
  new Response(status === 204 ? null : body, {
    status,
    headers: {
      ...(status === 204 ? {} : { 'content-type': contentType }),
      'x-request-id': newId(),
      'recurly-version': 'recurly.v2021-02-25',
      ...headers,
    },
  });

export const sendError = (error: V3Error, headers?: Record<string, string>): Response =>
  send(errorStatuses[error.type], JSON.stringify(errorBody(error)), headers);

const readBody = async (c: Context): Promise<unknown> => {
  const text = await c.req.text();
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new V3Error('bad_request', 'The body is not JSON.');
  }
};

/** Runs the handler; an error of the API is an answer too. */
const decide = (handler: V3Handler, request: V3Request): Ready => {
  try {
    const { status, body, changes, totalRecords } = handler(request);
    return {
      status,
      body: body === null ? '' : JSON.stringify(body),
      changes,
      ...(totalRecords === undefined ? {} : { headers: { 'recurly-total-records': String(totalRecords) } }),
    };
  } catch (error) {
    if (!(error instanceof V3Error)) throw error;
    return {
      status: errorStatuses[error.type],
      body: JSON.stringify(errorBody(error)),
      changes: error.changes,
    };
  }
};

/**
 * Commits what a handler decides, and the answer for the idempotency key, before the answer is sent. Deciding and
 * committing happen without an `await` in between, so two requests never spend the same gift card.
 */
export const answer =
  ({ store, faults }: SandboxContext, replays: Replays, target: FaultTarget, handler: V3Handler): Handler =>
  async (c) => {
    const key = c.req.header('idempotency-key') ?? '';
    const url = new URL(c.req.url);
    const isKeyed = key !== '' && c.req.method !== 'GET' && c.req.method !== 'HEAD';
    const id = replayId(c.req.method, url.pathname, key);
    if (key.length > longestKey)
      return sendError(new V3Error('bad_request', 'The Idempotency-Key is too long.'));
    if (isKeyed && replays.isInFlight(id)) {
      const error = new V3Error(
        'simultaneous_request',
        'A request with this Idempotency-Key is still running.',
      );
      return sendError(error, { 'retry-after': '1', 'recurly-should-retry': 'true' });
    }
    const kept = isKeyed ? replays.find(id) : undefined;
    if (kept !== undefined) return send(kept.status, kept.body, { 'idempotency-prior': 'true' });
    if (isKeyed) replays.begin(id);
    try {
      const fault = faults.take(target) ?? faults.take('v3');
      const broken = await meetBefore(fault);
      if (broken !== null) return broken;
      const body = await readBody(c);
      const ready = decide(handler, { params: c.req.param(), query: url.searchParams, body });
      store.commit([...ready.changes, ...(isKeyed ? replays.record(id, ready.status, ready.body) : [])]);
      return await meetAfter(fault, send(ready.status, ready.body, ready.headers));
    } catch (error) {
      if (error instanceof V3Error) return sendError(error);
      throw error;
    } finally {
      if (isKeyed) replays.end(id);
    }
  };
