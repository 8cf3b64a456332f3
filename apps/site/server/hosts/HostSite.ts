import type { SiteConfig } from '../../app/config/siteConfig.ts';
import { redirects } from '../../app/redirects.ts';
import { fallbackFile, lostFile } from '../pages.ts';
import { baseHeaders, contentSecurityPolicy, type InlineHashes } from '../securityHeaders.ts';

/** What a static host has to know of a build. */
export interface HostSite {
  readonly config: SiteConfig;
  /** The HTML files of the build and what stands inline in each. */
  readonly pages: ReadonlyMap<string, InlineHashes>;
  /** The other files outside the folder of hashed files, and folders of such files as `/share/`. */
  readonly files: readonly string[];
}

/** Files for one host: name and text. */
export type HostFiles = Readonly<Record<string, string>>;

/** A text in double quotes, as the files of nginx and Apache have it. */
export const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** A text as it stands in a regular expression. */
export const expression = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A header as people write it: `Content-Security-Policy`. */
export const headerName = (name: string): string =>
  name.replace(/(^|-)[a-z]/g, (start) => start.toUpperCase());

/** The address of a page's file, without a final slash. */
const addressOf = (file: string): string => file.replace(/\/index\.html$/, '') || '/';

/** The pages that have an address of their own. */
export const ownPages = ({
  pages,
}: HostSite): readonly (readonly [address: string, inline: InlineHashes])[] =>
  [...pages]
    .filter(([file]) => file.endsWith('/index.html'))
    .map(([file, inline]) => [addressOf(file), inline]);

const nothing: InlineHashes = { scripts: [], styles: [] };

/** The policy of the page for addresses without one, and of the page for files that are not there. */
export const fallbackPolicy = ({ pages, config }: HostSite): string =>
  contentSecurityPolicy(config, pages.get(fallbackFile) ?? nothing);
export const lostPolicy = ({ pages, config }: HostSite): string =>
  contentSecurityPolicy(config, pages.get(lostFile) ?? nothing);

/** The hashes of all pages in one list, for hosts that add up what several rules say. */
const everyHash = (site: HostSite): InlineHashes => {
  const all = [...site.pages.values()];
  return {
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
  };
};

/** One policy that holds for every page. */
export const commonPolicy = (site: HostSite): string => contentSecurityPolicy(site.config, everyHash(site));

/** The headers that do not depend on the address, a policy included. */
export const commonHeaders = (policy: string): Readonly<Record<string, string>> => ({
  ...baseHeaders,
  'content-security-policy': policy,
});

/** Redirects as pairs. */
export const redirectPairs = Object.entries(redirects);
