import { SpanKind } from '@opentelemetry/api';
import recurly from 'recurly';
import DefaultHttpAdapter from 'recurly/lib/recurly/DefaultHttpAdapter.js';
import { inSpan } from '../../lib/inSpan.ts';
import { requestOwner } from '../../lib/requestOwner.ts';
import type { RequestQueue } from './createRequestQueue.ts';

const realOrigin = 'https://v3.recurly.com';

const routeWords =
  /^(accounts|balance|billing_info|cancel|change|coupon_redemptions|active|coupons|dunning_campaigns|gift_cards|invoices|mark_failed|pause|plans|preview|preview_renewal|purchases|reactivate|redeem|resume|subscriptions)$/;

/** The path of a request with `:id` for whatever names a person or a code. */
const routeOf = (url: string): string =>
  new URL(url).pathname
    .split('/')
    .map((part) => (part === '' || routeWords.test(part) ? part : ':id'))
    .join('/');

/** The provider limits reading and the rest apart: a site in production counts reading alone. */
export interface RequestQueues {
  readonly reads: RequestQueue;
  readonly writes: RequestQueue;
}

/**
 * The client library's own transport, sent to another base address and through queues. The library has no setting for
 * either; its transport is the place it leaves open.
 */
export class RecurlyAdapter extends DefaultHttpAdapter {
  readonly #baseUrl: string;
  readonly #timeoutMs: number;
  readonly #queues: RequestQueues;

  constructor(baseUrl: string, timeoutMs: number, queues: RequestQueues) {
    super({ timeout: timeoutMs });
    this.#baseUrl = baseUrl;
    this.#timeoutMs = timeoutMs;
    this.#queues = queues;
  }

  override async execute(method: string, url: string, headers: Record<string, string>, body: string | null) {
    const queue = method === 'GET' || method === 'HEAD' ? this.#queues.reads : this.#queues.writes;
    const options = { kind: SpanKind.CLIENT, attributes: { 'http.request.method': method } };
    const answer = await queue.run(requestOwner.getStore(), this.#timeoutMs, () =>
      inSpan(`${method} ${routeOf(url)}`, options, async (span) => {
        const sent = await super.execute(method, url.replace(realOrigin, this.#baseUrl), headers, body);
        span.setAttribute('http.response.status_code', sent.statusCode);
        return sent;
      }),
    );
    if (answer !== null) return answer;
    throw new recurly.errors.RateLimitedError('Too many requests wait for the provider.', 'rate_limited', {});
  }
}
