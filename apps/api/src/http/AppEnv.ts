import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What a request carries through the app. In-process tests have no bindings. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
}

/** A request under way. */
export type AppContext = Context<AppEnv>;
