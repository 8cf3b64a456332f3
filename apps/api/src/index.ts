/** The product's API, for tests and programs that run it in their own process. `main.ts` starts it from the environment. */
export type { BillingProvider } from './billing/BillingProvider.ts';
export { createRecurlyBilling } from './billing/recurly/createRecurlyBilling.ts';
export type { Config } from './config/Config.ts';
export { ConfigError } from './config/ConfigError.ts';
export { parseConfig } from './config/parseConfig.ts';
export { createApp } from './createApp.ts';
export { createServices, type Services } from './createServices.ts';
export type { Deps } from './Deps.ts';
export type { Database, OpenDatabase } from './db/Database.ts';
export { type DatabaseTarget, openDatabase } from './db/openDatabase.ts';
export { seedCreators } from './development/seedCreators.ts';
export { createIdentityProviders } from './identities/createIdentityProviders.ts';
export { type Clock, systemClock } from './lib/clock.ts';
export { createLogger } from './operations/createLogger.ts';
export { startApi } from './startApi.ts';
