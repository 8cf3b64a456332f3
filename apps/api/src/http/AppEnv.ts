import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The values of a request. In-process tests have no bindings. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
}

/** A request under way. */
export type AppContext = Context<AppEnv>;
