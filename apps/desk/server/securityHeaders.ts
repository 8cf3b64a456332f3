import { createHash } from 'node:crypto';
import { reportsPath } from '@backbeat/server/static';

/** Sent with every answer. */
export const baseHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': 'max-age=63072000;includeSubDomains;preload',
  'x-content-type-options': 'nosniff',
  // Addresses of the desk hold people's ids.
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(),display-capture=(),geolocation=(),microphone=(),midi=(),payment=(),usb=()',
  'x-robots-tag': 'noindex, nofollow',
};

/** The style elements that the style engine adds are empty: their rules go in without text. */
const emptyStyle = `sha256-${createHash('sha256').update('').digest('base64')}`;

/**
 * The content security policy of the desk. Style attributes are allowed, which can neither run nor load anything; a
 * letter in its frame has them, and its pictures, by the same policy.
 */
export const contentSecurityPolicy = (apiUrl: string, pictureOrigins: readonly string[]): string =>
  [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src-elem', "'self'", `'${emptyStyle}'`],
    ['style-src-attr', "'unsafe-inline'"],
    ['font-src', "'self'"],
    ['img-src', "'self'", 'data:', 'https:', ...pictureOrigins],
    ['connect-src', "'self'", new URL(apiUrl).origin],
    ['frame-src', "'none'"],
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    // The one place that takes markup: app/people/letterMarkup.ts.
    ['trusted-types', 'letter'],
    ['report-uri', reportsPath],
  ]
    .map((directive) => directive.join(' '))
    .join(';');
