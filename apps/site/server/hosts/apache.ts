import { cacheControl, hashedFiles } from '@backbeat/server/static';
import { dynamicExpression } from '../dynamicPaths.ts';
import { fallbackFile, lostFile } from '../pages.ts';
import { exceptions } from '../securityHeaders.ts';
import {
  commonHeaders,
  commonPolicy,
  expression,
  type HostFiles,
  type HostSite,
  headerName,
  quoted,
  redirectPairs,
} from './HostSite.ts';

const set = (headers: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(headers).map(([name, value]) => `Header always set ${headerName(name)} ${quoted(value)}`);

const where = (pattern: string, headers: Readonly<Record<string, string>>): readonly string[] => [
  `<If "%{REQUEST_URI} =~ m#${pattern}#">`,
  ...set(headers).map((line) => `  ${line}`),
  '</If>',
];

const patternOf = (path: string): string => `^${expression(path)}${path.endsWith('/') ? '' : '/?$'}`;

/** A `.htaccess` beside the pages, for Apache with mod_headers and mod_rewrite. Every page has the one common policy. */
export const apacheFiles = (site: HostSite): HostFiles => ({
  '.htaccess': `${[
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    `ErrorDocument 404 ${lostFile}`,
    ...set(commonHeaders(commonPolicy(site))),
    ...set({ 'cache-control': cacheControl.page }),
    ...where('\\.(?!html$)[^/]+$', { 'cache-control': cacheControl.file }),
    ...where(`^${expression(hashedFiles)}`, { 'cache-control': cacheControl.hashed }),
    ...exceptions.flatMap(({ path, headers }) => where(patternOf(path), headers)),
    'RewriteEngine On',
    ...redirectPairs.map(([from, to]) => `RewriteRule "^${expression(from.slice(1))}/?$" "${to}" [R=301,L]`),
    'RewriteCond %{DOCUMENT_ROOT}/$1/index.html -f',
    'RewriteRule "^(.+?)/?$" "/$1/index.html" [L]',
    'RewriteCond %{REQUEST_FILENAME} !-f',
    `RewriteRule "${dynamicExpression.replace('^/', '^')}" "${fallbackFile}" [NC,L]`,
  ].join('\n')}\n`,
});
