import { SpanKind } from '@opentelemetry/api';
import recurly from 'recurly';
import { HttpAdapter, HttpResponse } from 'recurly/lib/recurly/HttpAdapter.js';
import { inSpan } from '../../lib/inSpan.ts';
import { requestOwner } from '../../lib/requestOwner.ts';
import type { RequestQueue } from './createRequestQueue.ts';
import { ForeignAnswer, isOwnAnswer } from './recurlyErrors.ts';

const realOrigin = 'https://v3.recurly.com';

const routeWords =
  /^(accounts|balance|billing_info|cancel|change|coupon_redemptions|active|coupons|dunning_campaigns|gift_cards|invoices|line_items|mark_failed|pause|plans|preview|preview_renewal|purchases|reactivate|redeem|resume|sites|subscriptions)$/;

/** The path of a request with `:id` in place of ids and codes. */
const routeOf = (url: string): string =>
  new URL(url).pathname
    .split('/')
    .map((part) => (part === '' || routeWords.test(part) ? part : ':id'))
    .join('/');

/** Two queues: the provider counts reads and writes apart, and for a production site only reads. */
export interface RequestQueues {
  readonly reads: RequestQueue;
  readonly writes: RequestQueue;
}

/**
 * The transport of the client library, through queues and to any base address. The library's own transport repeats
 * broken requests by itself, and takes any page with a status in the 400s for the provider's answer.
 */
export class RecurlyAdapter extends HttpAdapter {
  readonly #baseUrl: string;
  readonly #timeoutMs: number;
  readonly #queues: RequestQueues;

  constructor(baseUrl: string, timeoutMs: number, queues: RequestQueues) {
    super();
    this.#baseUrl = baseUrl;
    this.#timeoutMs = timeoutMs;
    this.#queues = queues;
  }

  override async execute(method: string, url: string, headers: Record<string, string>, body: string | null) {
    const isReading = method === 'GET' || method === 'HEAD';
    const queue = isReading ? this.#queues.reads : this.#queues.writes;
    const options = { kind: SpanKind.CLIENT, attributes: { 'http.request.method': method } };
    const answer = await queue.run(requestOwner.getStore(), this.#timeoutMs, () =>
      inSpan(`${method} ${routeOf(url)}`, options, async (span) => {
        const sent = await this.#send(method, url, headers, body);
        span.setAttribute('http.response.status_code', sent.statusCode);
        // A gateway may answer 429 too; repeating a read is always safe.
        const isLimited = isReading && sent.statusCode === 429;
        if (!isLimited && !isOwnAnswer(method, sent)) throw new ForeignAnswer(sent.statusCode);
        return sent;
      }),
    );
    if (answer !== null) return answer;
    throw new recurly.errors.RateLimitedError('Too many requests wait for the provider.', 'rate_limited', {});
  }

  async #send(method: string, url: string, headers: Record<string, string>, body: string | null) {
    const sent = await fetch(url.replace(realOrigin, this.#baseUrl), {
      method,
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(this.#timeoutMs),
    });
    return new HttpResponse(sent.status, Object.fromEntries(sent.headers), await sent.text());
  }
}
