import { cacheControl, hashedFiles } from '@backbeat/server/static';
import { dynamicPaths } from '../../app/routes.ts';
import { fallbackFile } from '../pages.ts';
import { contentSecurityPolicy, exceptions } from '../securityHeaders.ts';
import {
  commonHeaders,
  fallbackPolicy,
  type HostFiles,
  type HostSite,
  headerName,
  lostPolicy,
  ownPages,
  redirectPairs,
} from './HostSite.ts';

type Headers = Readonly<Record<string, string>>;

const entries = (headers: Headers) =>
  Object.entries(headers).map(([key, value]) => ({ key: headerName(key), value }));

/** A pattern of routes.ts as this host writes it. */
const pattern = (path: string): string => path.replace(/\*$/, ':rest*');

/** A path, or everything in a folder. */
const below = (path: string): string => (path.endsWith('/') ? `${path}(.*)` : path);

/** Files for Vercel: of several rules that match, the last one decides. */
export const vercelFiles = (site: HostSite): HostFiles => {
  const dynamic = dynamicPaths.map(pattern);
  const policyOf = (policy: string): Headers => ({ 'content-security-policy': policy });
  const rules: readonly (readonly [source: string, headers: Headers])[] = [
    ['/(.*)', { ...commonHeaders(lostPolicy(site)), 'cache-control': cacheControl.page }],
    ...dynamic.map((source) => [source, policyOf(fallbackPolicy(site))] as const),
    ...ownPages(site).map(
      ([source, inline]) => [source, policyOf(contentSecurityPolicy(site.config, inline))] as const,
    ),
    [below(hashedFiles), { 'cache-control': cacheControl.hashed }],
    ...site.files.map((file) => [below(file), { 'cache-control': cacheControl.file }] as const),
    ...exceptions.map(({ path, headers }) => [below(path), headers] as const),
  ];
  const text = {
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirectPairs.map(([source, destination]) => ({ source, destination, statusCode: 301 })),
    rewrites: dynamic.map((source) => ({ source, destination: fallbackFile })),
    headers: rules.map(([source, headers]) => ({ source, headers: entries(headers) })),
  };
  return { 'vercel.json': `${JSON.stringify(text, null, 2)}\n` };
};
