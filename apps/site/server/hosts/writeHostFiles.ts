import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashedFiles } from '@backbeat/server/static';
import { type SiteConfig, siteConfigPath } from '../../app/config/siteConfig.ts';
import { readPages } from '../pages.ts';
import { cloudflareFiles, netlifyFiles } from './additive.ts';
import { apacheFiles } from './apache.ts';
import type { HostFiles, HostSite } from './HostSite.ts';
import { nginxFiles } from './nginx.ts';
import { vercelFiles } from './vercel.ts';

const hosts: Readonly<Record<string, (site: HostSite) => HostFiles>> = {
  apache: apacheFiles,
  cloudflare: cloudflareFiles,
  netlify: netlifyFiles,
  nginx: nginxFiles,
  vercel: vercelFiles,
};

/** The files of a build that are neither pages nor hashed; for those in a folder, the folder. */
const otherFiles = (directory: string): readonly string[] => {
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:html|br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).replaceAll('\\', '/'))
    .map((path) => path.replace(/^(\/[^/]+\/).*$/, '$1'));
  return [...new Set(files)].filter((path) => path !== hashedFiles).sort();
};

/** What hosts have to know, read from a build. */
export const readHostSite = (directory: string, config: SiteConfig): HostSite => ({
  config,
  pages: readPages(directory),
  files: otherFiles(directory),
});

/** The files of every host: host, then name and text. */
export const hostFiles = (site: HostSite): Readonly<Record<string, HostFiles>> =>
  Object.fromEntries(Object.entries(hosts).map(([host, filesFor]) => [host, filesFor(site)]));

/** Writes the files of every host into folders of their own, and the configuration that belongs beside the pages. */
export const writeHostFiles = (site: HostSite, target: string): void => {
  for (const [host, files] of Object.entries(hostFiles(site))) {
    mkdirSync(join(target, host), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(target, host, name), text);
  }
  writeFileSync(join(target, siteConfigPath), `${JSON.stringify(site.config, null, 2)}\n`);
};
