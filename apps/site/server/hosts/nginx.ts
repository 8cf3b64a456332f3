import { cacheControl, hashedFiles } from '@backbeat/server/static';
import { dynamicExpression } from '../dynamicPaths.ts';
import { fallbackFile, lostFile } from '../pages.ts';
import { baseHeaders, contentSecurityPolicy, exceptions } from '../securityHeaders.ts';
import { expression, type HostFiles, type HostSite, headerName, quoted, redirectPairs } from './HostSite.ts';

const variable = (name: string): string => `$site_${name.replaceAll('-', '_')}`;

const map = (
  name: string,
  lines: readonly (readonly [pattern: string, value: string])[],
  otherwise: string,
) =>
  [
    `map $uri ${variable(name)} {`,
    `  default ${quoted(otherwise)};`,
    ...lines.map(([pattern, value]) => `  ${pattern} ${quoted(value)};`),
    '}',
  ].join('\n');

/** Headers that an exception changes, and what they are everywhere else. */
const varying = [...new Set(exceptions.flatMap(({ headers }) => Object.keys(headers)))];

const exceptionMap = (name: string): string => {
  const lines = exceptions.flatMap(({ path, headers }): readonly (readonly [string, string])[] => {
    const value = headers[name];
    if (value === undefined) return [];
    const isFile = path.endsWith('/') || /\.[^/]+$/.test(path);
    const end = path.endsWith('/') ? '' : isFile ? '$' : '(/|/index\\.html)?$';
    return [[`"~^${expression(path)}${end}"`, value]];
  });
  return map(name, lines, baseHeaders[name] ?? '');
};

/**
 * Files for nginx: `http.conf` is included among the settings of `http`, `server.conf` inside the `server` whose
 * `root` is the folder of the pages. Policies are looked up by the file that is sent in the end.
 */
export const nginxFiles = (site: HostSite): HostFiles => {
  const { config, pages } = site;
  const policies = [...pages].map(
    ([file, inline]) => [quoted(file), contentSecurityPolicy(config, inline)] as const,
  );
  const lost = policies.find(([file]) => file === quoted(lostFile))?.[1] ?? '';
  const headers = [
    ...Object.entries(baseHeaders)
      .filter(([name]) => !varying.includes(name))
      .map(([name, value]) => [name, quoted(value)]),
    ...[...varying, 'content-security-policy', 'cache-control'].map((name) => [name, variable(name)]),
  ];
  return {
    'http.conf': `${[
      'map_hash_bucket_size 256;',
      map('content-security-policy', policies, lost),
      map(
        'cache-control',
        [
          [`"~^${expression(hashedFiles)}"`, cacheControl.hashed],
          ['"~\\.html$"', cacheControl.page],
          ['"~\\.[^/]+$"', cacheControl.file],
        ],
        cacheControl.page,
      ),
      ...varying.map(exceptionMap),
    ].join('\n\n')}\n`,
    'server.conf': `${[
      ...headers.map(([name = '', value = '']) => `add_header ${headerName(name)} ${value} always;`),
      'gzip_static on;',
      `error_page 404 ${lostFile};`,
      ...redirectPairs.map(([from, to]) => `location = ${from} { return 301 ${to}$is_args$args; }`),
      'location ~ \\.[^/]+$ { try_files $uri =404; }',
      'location ~ ^(?<page>/.+?)/?$ { try_files $page/index.html @other; }',
      'location = / { try_files /index.html =404; }',
      `location @other { rewrite ${quoted(`(?i)${dynamicExpression}`)} ${fallbackFile} break; return 404; }`,
    ].join('\n')}\n`,
  };
};
