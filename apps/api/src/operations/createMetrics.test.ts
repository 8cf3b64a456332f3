import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../testing/createTestApi.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { gifts } from '../db/schema/gifts.ts';
import { letters } from '../db/schema/letters.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { createMetrics, type Metrics } from './createMetrics.ts';

describe('metrics', () => {
  let metrics: Metrics;
  let api: TestApi;
  beforeAll(async () => {
    const database = await openTestDatabase();
    metrics = createMetrics({
      db: database.db,
      connections: () => ({ busy: 3, idle: 2, waiting: 0 }),
      clock: { now: () => Date.now() - 90_000 },
    });
    api = await createTestApi({ database, deps: { metrics } });
  });
  afterAll(() => api.close());

  const read = async () => (await metrics.app.request('/metrics')).text();

  it('count requests by route and status, and know how long they took', async () => {
    const person = await api.signUp();
    await api.call('/v1/me', { token: person.token });
    await api.call('/v1/me');
    await api.call('/v1/playing/0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f?limit=1');
    const text = await read();
    const count = 'http_request_duration_seconds_count';
    expect(text).toContain(`${count}{method="GET",route="/v1/me",status="200"} 1`);
    expect(text).toContain(`${count}{method="GET",route="/v1/me",status="401"} 1`);
    expect(text).toContain(`${count}{method="GET",route="/v1/playing/:uguid",status="404"} 1`);
    expect(text).toContain('http_requests_under_way 0');
    expect(text).not.toMatch(/0f0f0f0f|limit=/);
    for (const secret of [person.token, person.user.guid, person.user.hash])
      expect(text).not.toContain(secret);
  });

  it('give paths that nobody knows one name', async () => {
    for (let index = 0; index < 20; index += 1) await api.call(`/wp-admin/${index}`);
    const routes = new Set(
      [...(await read()).matchAll(/_count\{[^}]*route="([^"]*)"[^}]*status="404"/g)].map(
        ([, route]) => route,
      ),
    );
    expect(routes.size).toBeLessThanOrEqual(2);
  });

  it('show the process, its connections and the clock that it goes by', async () => {
    const text = await read();
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(/^process_resident_memory_bytes /m);
    expect(text).toContain('database_connections{state="busy"} 3');
    expect(text).toMatch(/^database_clock_ahead_seconds -90(\.\d+)?$/m);
  });

  it('count letters by how they ended, and know how long the oldest has waited', async () => {
    const { user } = await api.signUp();
    metrics.countLetter('sent');
    const text = await read();
    expect(text).toContain('letters_total{outcome="sent"} 1');
    expect(text).toContain('letters_total{outcome="dead"} 0');
    // The clock of these metrics is 90 s behind the one that queued the welcome.
    expect(text).toContain('letters_oldest_queued_seconds 0');
    await api.deps.letters.queue(api.deps.db, {
      userId: user.id,
      key: 'waits',
      letter: { kind: 'merge-undone' },
    });
    await api.deps.db.update(letters).set({ queuedAt: new Date(Date.now() - 3_690_000) });
    expect(await read()).toMatch(/^letters_oldest_queued_seconds 36\d\d(\.\d+)?$/m);
    await api.deps.db.update(letters).set({ state: 'sent' });
    expect(await read()).toContain('letters_oldest_queued_seconds 0');
  });

  it('know how long refunds have waited, and count those that the provider does not send', async () => {
    const { user } = await api.signUp();
    const { db } = api.deps;
    expect(await read()).toContain('refunds_oldest_open_seconds 0');
    expect(await read()).toContain('refunds_unpaid{reason="by_support"} 0');
    const askedAt = new Date(Date.now() - 7_290_000);
    await db.insert(withdrawals).values({
      id: randomUUID(),
      reference: 'waits',
      userId: user.id,
      accountCode: user.hash,
      invoiceNumber: '1042',
      invoiceId: 'i',
      offer: {
        number: '1042',
        kind: 'purchase',
        plan_code: null,
        paid_at: askedAt.toISOString(),
        paid_cents: 1199,
        reason: null,
        until: askedAt.toISOString(),
        total_cents: 1199,
        method_cents: 1199,
        gift_card_cents: 0,
        credit_cents: 0,
        method: null,
        ends: null,
        version: 'v',
      },
      refundedBeforeCents: 0,
      askedAt,
      tryAt: askedAt,
    });
    const gift = { id: randomUUID(), giverId: user.id, code: 'g', places: 2, paidCents: 2398 };
    await db.insert(gifts).values({
      ...gift,
      until: askedAt,
      createdAt: askedAt,
      endedAt: askedAt,
      refundPlaces: 2,
      refundUnpaid: 'by_support',
    });
    const text = await read();
    expect(text).toMatch(/^refunds_oldest_open_seconds 72\d\d(\.\d+)?$/m);
    expect(text).toContain('refunds_unpaid{reason="by_support"} 1');
    await db.update(withdrawals).set({ unpaid: 'disputed' });
    const ended = await read();
    expect(ended).toContain('refunds_oldest_open_seconds 0');
    expect(ended).toContain('refunds_unpaid{reason="disputed"} 1');
    await db.update(gifts).set({ refundedAt: new Date() });
    expect(await read()).toContain('refunds_unpaid{reason="by_support"} 0');
  });

  it('are not on the port that the world sees', async () => {
    expect((await api.call('/metrics')).status).toBe(404);
  });
});
