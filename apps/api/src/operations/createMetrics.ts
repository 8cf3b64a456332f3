import { eq, min } from 'drizzle-orm';
import { Hono, type MiddlewareHandler } from 'hono';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../db/Database.ts';
import { letters } from '../db/schema/letters.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { type LetterCounts, letterOutcomes } from '../letters/LetterCounts.ts';
import { addRefundFigures } from './refundFigures.ts';

/** Metrics of a process, for Prometheus. Labels are methods, routes and statuses, never data of a caller. */
export interface Metrics extends LetterCounts {
  /** Counts and times every request. */
  readonly measure: MiddlewareHandler<AppEnv>;
  /** Answers GET /metrics, on a port of its own. */
  readonly app: Hono<AppEnv>;
}

/** Finest around the promised times: reads in 50 ms, purchases in 250 ms. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Creates the metrics: process, requests by route, database connections and clock, letters, refunds.
 *
 * @example createMetrics(await openDatabase(config)).app.request('/metrics')
 */
export const createMetrics = ({
  db,
  connections,
  clock,
}: Pick<OpenDatabase, 'db' | 'connections' | 'clock'>): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the request to the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: secondsBuckets,
    registers: [registry],
  });
  const underWay = new Gauge({
    name: 'http_requests_under_way',
    help: 'Requests that have no answer yet',
    registers: [registry],
  });
  if (connections !== undefined) {
    new Gauge({
      name: 'database_connections',
      help: 'Connections of this process, and calls that wait for one',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
      },
    });
  }
  if (clock !== undefined) {
    new Gauge({
      name: 'database_clock_ahead_seconds',
      help: "How far the database's clock is ahead of this machine's",
      registers: [registry],
      collect() {
        this.set((clock.now() - Date.now()) / 1000);
      },
    });
  }
  const settled = new Counter({
    name: 'letters_total',
    help: 'Letters that this process has settled, and those it has sent again without knowing whether they arrived',
    labelNames: ['outcome'],
    registers: [registry],
  });
  // A counter that begins with its first increase hides that one from `increase()`.
  for (const outcome of letterOutcomes) settled.inc({ outcome }, 0);
  new Gauge({
    name: 'letters_oldest_queued_seconds',
    help: 'How long the oldest letter that is not sent yet has waited',
    registers: [registry],
    async collect() {
      try {
        const [row] = await db
          .select({ since: min(letters.queuedAt) })
          .from(letters)
          .where(eq(letters.state, 'queued'));
        const sinceMs = row?.since?.getTime();
        this.set(sinceMs === undefined ? 0 : Math.max(0, ((clock?.now() ?? Date.now()) - sinceMs) / 1000));
      } catch {
        // The other figures are wanted most while the database is away.
        this.set(Number.NaN);
      }
    },
  });

  addRefundFigures(registry, db, () => clock?.now() ?? Date.now());

  const app = new Hono<AppEnv>();
  app.get('/metrics', async (context) => {
    context.header('Content-Type', registry.contentType);
    return context.body(await registry.metrics());
  });

  return {
    app,
    countLetter: (outcome) => settled.inc({ outcome }),
    measure: async (context, next) => {
      const startedAtMs = performance.now();
      underWay.inc();
      try {
        await next();
      } finally {
        underWay.dec();
        const { method, routePath } = context.req;
        seconds.observe(
          { method, route: routePath, status: String(context.res.status) },
          (performance.now() - startedAtMs) / 1000,
        );
      }
    },
  };
};
