import { cacheControl, hashedFiles } from '@backbeat/server/static';
import { dynamicPaths } from '../../app/routes.ts';
import { fallbackFile } from '../pages.ts';
import { exceptions } from '../securityHeaders.ts';
import {
  commonHeaders,
  commonPolicy,
  type HostFiles,
  type HostSite,
  headerName,
  redirectPairs,
} from './HostSite.ts';

type Headers = Readonly<Record<string, string>>;

const rule = (path: string, headers: Headers, takenBack = false): string => {
  const names = Object.keys(headers).map(headerName);
  const lines = [
    ...(takenBack ? names.map((name) => `! ${name}`) : []),
    ...Object.entries(headers).map(([name, value]) => `${headerName(name)}: ${value}`),
  ];
  return [path.endsWith('/') ? `${path}*` : path, ...lines.map((line) => `  ${line}`)].join('\n');
};

/**
 * The rules of a `_headers` file. Such hosts add up all rules that match, so there is one policy, with the hashes of
 * all pages. Pages get no `Cache-Control`, because both hosts send them with one that asks again each time.
 */
const headersText = (site: HostSite, policy: string, canTakeBack: boolean): string => {
  const rules = [
    rule('/', commonHeaders(policy)),
    rule(hashedFiles, { 'cache-control': cacheControl.hashed }),
    ...site.files.map((file) => rule(file, { 'cache-control': cacheControl.file })),
    ...exceptions.map(({ path, headers }) => rule(path, headers, canTakeBack)),
  ];
  return `${rules.join('\n\n')}\n`;
};

const redirectsText = [
  ...redirectPairs.map(([from, to]) => `${from} ${to} 301\n`),
  ...dynamicPaths.map((path) => `${path} ${fallbackFile} 200\n`),
].join('');

/**
 * Files for Netlify. Where two rules give one header, browsers get both values. For the two headers of the
 * exceptions that is no value at all, which asks for no isolation: just what the exceptions are for.
 */
export const netlifyFiles = (site: HostSite): HostFiles => ({
  _headers: headersText(site, commonPolicy(site), false),
  _redirects: redirectsText,
});

/** A line of this host's file holds 2,000 characters; style elements need no hash there then. */
const withAnyStyle = (policy: string): string =>
  policy.replace(/style-src-elem [^;]+/, "style-src-elem 'self' 'unsafe-inline'");

/** Files for Cloudflare Pages, where a rule can take back what another one said. */
export const cloudflareFiles = (site: HostSite): HostFiles => ({
  _headers: headersText(site, withAnyStyle(commonPolicy(site)), true),
  _redirects: redirectsText,
});
