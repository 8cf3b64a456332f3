import { reportsPath } from '@backbeat/server/static';
import type { SiteConfig } from '../app/config/siteConfig.ts';
import { planCataloguePath } from '../app/seo/planCatalogue.ts';

const year = 31_536_000;

/** Sent with every answer, whatever its status. */
export const baseHeaders: Readonly<Record<string, string>> = {
  'strict-transport-security': `max-age=${year * 2};includeSubDomains;preload`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(),display-capture=(),geolocation=(),microphone=(),midi=(),usb=()',
};

/** Headers that replace the general ones at one path, or at everything in a folder: then the path ends in a slash. */
export interface HeaderException {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The page inside the account-link popup. It comes back from a provider that isolates nothing, and must still
 * reach the window that opened it, so it may not isolate itself either.
 */
const popup: HeaderException = {
  path: '/settings/profile/link',
  headers: { 'cross-origin-opener-policy': 'unsafe-none' },
};

/** Files that other sites show or read: pictures of shared links, icons, the catalogue. */
const shared = { 'cross-origin-resource-policy': 'cross-origin' } as const;
const sharedFiles: readonly HeaderException[] = [
  { path: '/share/', headers: shared },
  { path: '/icons/', headers: shared },
  { path: planCataloguePath, headers: { ...shared, 'access-control-allow-origin': '*' } },
];

/** Where other headers hold than everywhere else. */
export const exceptions: readonly HeaderException[] = [popup, ...sharedFiles];

/** Whether a rule for a path, or for everything in a folder (`/share/`), holds for an address. */
export const isBelow = (rule: string, path: string): boolean =>
  rule.endsWith('/') ? path.startsWith(rule) : path === rule;

/** Hashes (`sha256-…`) of what stands inline in one page. */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
/** Addresses of the services that this installation has. */
const given = (...addresses: readonly (string | null | undefined)[]) =>
  addresses.filter((address) => address !== null && address !== undefined);

const originOf = (address: string) => new URL(address).origin;
/** Origins that `https:` does not name. */
const insecure = (origins: readonly string[]) => origins.filter((origin) => !origin.startsWith('https:'));

/**
 * The content security policy of one page, as short as it can be: every page is sent with it. Style attributes are
 * allowed since prerendered cells use them, and an attribute can neither run nor load anything.
 */
export const contentSecurityPolicy = (config: SiteConfig, inline: InlineHashes): string => {
  const services = [
    config.apiUrl,
    config.playerApiUrl,
    config.metadataApiUrl,
    config.graphApiUrl,
    config.paymentApiUrl,
    ...given(config.analytics?.url, config.customerTool?.url, config.errorReportingDsn),
    ...given(config.affiliateScriptUrl),
  ];
  const scripts = [config.paymentScriptUrl, ...given(config.affiliateScriptUrl)];
  const directives: readonly (readonly [string, ...string[]])[] = [
    // Media, fonts and the manifest, which come from ourselves; whatever can run, frame or send is named below.
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scripts.map(originOf), ...quoted(inline.scripts)],
    ['style-src-elem', "'self'", ...quoted(inline.styles)],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', 'https:', ...insecure([config.playerUrl, config.apiUrl].map(originOf))],
    ['connect-src', "'self'", ...new Set(services.map(originOf))],
    ['frame-src', originOf(config.paymentApiUrl)],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['object-src', "'none'"],
    ['frame-ancestors', "'none'"],
    // A text where code could be is refused, whoever writes it. `default` is made for companies outside (trustProviders).
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
    // Every browser follows it; the newer `report-to` needs a header of its own with each page, and Firefox ignores it.
    ['report-uri', reportsPath],
  ];
  return directives.map((directive) => [...new Set(directive)].join(' ')).join(';');
};
