import { Hono, type MiddlewareHandler } from 'hono';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { OpenDatabase } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';

/** Metrics of a process, for Prometheus. Labels are methods, routes and statuses, never data of a caller. */
export interface Metrics {
  /** Counts and times every request. */
  readonly measure: MiddlewareHandler<AppEnv>;
  /** Answers GET /metrics, on a port of its own. */
  readonly app: Hono<AppEnv>;
}

/** Finest around the promised times: reads in 50 ms, purchases in 250 ms. */
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Creates the metrics: process, requests by route, database connections and clock.
 *
 * @example createMetrics(await openDatabase(config)).app.request('/metrics')
 */
export const createMetrics = ({
  connections,
  clock,
}: Pick<OpenDatabase, 'connections' | 'clock'>): Metrics => {
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

  const app = new Hono<AppEnv>();
  app.get('/metrics', async (context) => {
    context.header('Content-Type', registry.contentType);
    return context.body(await registry.metrics());
  });

  return {
    app,
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
