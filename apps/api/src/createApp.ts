import { endpoints, routeOf } from '@backbeat/sdk/contract';
import { Hono } from 'hono';
import { mountAccount } from './account/mountAccount.ts';
import { mountCertificates } from './certificates/mountCertificates.ts';
import { mountChannels } from './channels/mountChannels.ts';
import { mountPlaces } from './channels/mountPlaces.ts';
import { mountClaims } from './claims/mountClaims.ts';
import { mountContact } from './contact/mountContact.ts';
import { mountCoverage } from './coverage/mountCoverage.ts';
import { publicEndpoint } from './coverage/publicEndpoint.ts';
import { createServices, type Services } from './createServices.ts';
import type { Deps } from './Deps.ts';
import { mountFeatured } from './featured/mountFeatured.ts';
import { mountGifts } from './gifts/mountGifts.ts';
import { mountGraph } from './graph/mountGraph.ts';
import { ApiError } from './http/ApiError.ts';
import type { AppEnv } from './http/AppEnv.ts';
import { createCallLimiter } from './http/callLimiter.ts';
import { handleError } from './http/handleError.ts';
import {
  allowOwnOrigins,
  closeWhenStopping,
  forbidCaching,
  keepOpener,
  limitBody,
  logRequests,
  setSecurityHeaders,
  traceRequests,
} from './http/middleware.ts';
import { createMount } from './http/mount.ts';
import { mountIdentities } from './identities/mountIdentities.ts';
import { mountInvoices } from './invoices/mountInvoices.ts';
import { providerNames } from './lib/Provider.ts';
import { mountNotifications } from './notifications/mountNotifications.ts';
import { mountOperations } from './operations/mountOperations.ts';
import { mountPlanChange } from './plan-change/mountPlanChange.ts';
import { mountPlaying } from './playing/mountPlaying.ts';
import { mountPremium } from './premium/mountPremium.ts';
import { mountConnect } from './session/mountConnect.ts';
import { mountSession } from './session/mountSession.ts';
import { mountSignIn } from './session/mountSignIn.ts';
import { mountStaff } from './staff/mountStaff.ts';
import { mountBillingWebhook } from './webhooks/mountBillingWebhook.ts';
import { mountMailWebhook } from './webhooks/mountMailWebhook.ts';
import { mountTwitchWebhook } from './webhooks/mountTwitchWebhook.ts';
import { mountWithdrawals } from './withdrawals/mountWithdrawals.ts';

/**
 * The api as one function from request to answer: no port, no environment, no clock of its own.
 *
 * @example (await createApp(deps).request('/health')).status // → 200
 */
export const createApp = (deps: Deps, services: Services = createServices(deps)): Hono<AppEnv> => {
  const { config, logger } = deps;
  const app = new Hono<AppEnv>();
  app.use(closeWhenStopping(services.lifecycle));
  if (deps.metrics !== undefined) app.use(deps.metrics.measure);
  app.use(traceRequests);
  // Middleware that is added first sets its headers last.
  app.use('/auth/*', keepOpener);
  for (const provider of providerNames) app.use(`/${provider}/*`, keepOpener);
  app.use(routeOf(endpoints.publicCoverage), publicEndpoint);
  app.use(logRequests(logger), setSecurityHeaders(), forbidCaching, allowOwnOrigins(config), limitBody());
  app.onError(handleError(logger));
  app.notFound((context) =>
    handleError(logger)(new ApiError('not_found', 'There is nothing at this path.'), context),
  );

  mountOperations(app, deps, services);
  mountSignIn(app, deps, services);
  mountConnect(app, deps, services);
  mountBillingWebhook(app, deps, services);
  mountMailWebhook(app, deps);
  mountTwitchWebhook(app, deps, services);

  const callLimiter = createCallLimiter(deps, config.limits.calls);
  mountStaff(app, deps, { ...services, callLimiter });
  const mount = createMount(app, services.sessions, { config, callLimiter });
  mountSession(mount, deps, services);
  mountAccount(mount, deps, services);
  mountIdentities(mount, deps);
  mountPremium(mount, deps, services);
  mountInvoices(mount, deps, services);
  mountWithdrawals(mount, deps, services);
  mountPlanChange(mount, deps, services);
  mountCoverage(mount, deps, services);
  mountClaims(mount, deps, services);
  mountPlaying(mount, deps, services.limiter);
  mountContact(mount, deps, services.limiter);
  mountFeatured(mount, config);
  mountChannels(mount, deps, services);
  mountPlaces(mount, deps, services);
  mountCertificates(mount, deps, services);
  mountGifts(mount, deps, services);
  mountNotifications(app, mount, deps, services.limiter);
  mountGraph(mount, deps, services);
  return app;
};
