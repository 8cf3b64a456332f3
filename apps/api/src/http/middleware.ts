import { randomUUID } from 'node:crypto';
import { staffHeaders } from '@backbeat/sdk/staff';
import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import type { Config } from '../config/Config.ts';
import { inSpan } from '../lib/inSpan.ts';
import { ApiError } from './ApiError.ts';
import type { AppEnv } from './AppEnv.ts';
import { errorBodyOf } from './handleError.ts';

const maxBodyBytes = 64 * 1024;

/** Gives every request an id, and logs its route without query, headers and body. */
export const logRequests =
  (logger: Logger): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    const startedAtMs = performance.now();
    const requestId = randomUUID();
    context.set('requestId', requestId);
    context.header('X-Request-Id', requestId);
    await next();
    const { method, routePath } = context.req;
    const ms = Math.round(performance.now() - startedAtMs);
    logger.info({ requestId, method, route: routePath, status: context.res.status, ms }, 'request');
  };

/** Traces every request. Support finds its trace by the request id. */
export const traceRequests: MiddlewareHandler<AppEnv> = (context, next) =>
  inSpan('request', { kind: SpanKind.SERVER }, async (span) => {
    await next();
    const { method, routePath } = context.req;
    span.updateName(`${method} ${routePath}`);
    span.setAttributes({
      'http.request.method': method,
      'http.route': routePath,
      'http.response.status_code': context.res.status,
      'backbeat.request_id': context.get('requestId'),
    });
    if (context.res.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  });

/** The headers of every answer, errors and unknown paths included. */
export const setSecurityHeaders = (): MiddlewareHandler<AppEnv> =>
  secureHeaders({
    strictTransportSecurity: 'max-age=63072000; includeSubDomains',
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
    xXssProtection: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"] },
    // The site has another origin on the same site.
    crossOriginResourcePolicy: 'same-site',
    crossOriginOpenerPolicy: 'same-origin',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [] },
  });

/** Answers are private to the caller unless a handler says otherwise. */
export const forbidCaching: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  if (!context.res.headers.has('Cache-Control')) context.res.headers.set('Cache-Control', 'no-store');
};

/**
 * Sign-ins run in popups that a page of the site has opened and waits for: isolation would cut the popup off from its
 * opener.
 */
export const keepOpener: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next();
  context.res.headers.set('Cross-Origin-Opener-Policy', 'unsafe-none');
};

/** Closes connections while the process drains, so that callers reconnect to another one. */
export const closeWhenStopping =
  (lifecycle: { readonly isStopping: boolean }): MiddlewareHandler<AppEnv> =>
  async (context, next) => {
    await next();
    if (lifecycle.isStopping) context.res.headers.set('Connection', 'close');
  };

const shared = {
  allowMethods: ['GET', 'POST', 'PUT'],
  exposeHeaders: ['Retry-After', 'X-Request-Id'],
  credentials: true,
  maxAge: 600,
};

/** Allows calls with credentials from the product's own pages only, and calls of the staff from the desk alone. */
export const allowOwnOrigins = ({
  allowedOrigins,
  playerOrigin,
  staff,
}: Pick<Config, 'allowedOrigins' | 'playerOrigin' | 'staff'>): MiddlewareHandler<AppEnv> => {
  const product = cors({
    ...shared,
    origin: (origin) => (allowedOrigins.has(origin) || origin === playerOrigin ? origin : null),
    allowHeaders: ['Authorization', 'Content-Type', 'RefreshToken'],
  });
  if (staff.origin === null) return product;
  const desk = cors({
    ...shared,
    origin: (origin) => (origin === staff.origin ? origin : null),
    allowHeaders: ['Content-Type', staffHeaders.proof, staffHeaders.session],
  });
  return (context, next) => (/^\/staff(\/|$)/.test(context.req.path) ? desk : product)(context, next);
};

/** Refuses bodies that are larger than any call needs. */
export const limitBody = (): MiddlewareHandler<AppEnv> =>
  bodyLimit({
    maxSize: maxBodyBytes,
    onError: (context) => {
      const error = new ApiError('too_large', 'The body is larger than 64 KiB.');
      return context.json(errorBodyOf(error, context.get('requestId')), error.status);
    },
  });
