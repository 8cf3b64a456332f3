import { isRecord } from '@backbeat/domain';
import { earlyAnswer } from '../document/earlyCalls.ts';

/**
 * Where the services of this installation are. The static server makes the file from its environment, so one
 * build runs everywhere.
 */
export interface SiteConfig {
  /** The product's API, without its version. */
  readonly apiUrl: string;
  /** The web player's page. */
  readonly playerUrl: string;
  /** The API of the player, of channel metadata, and of the platform's statistics. */
  readonly playerApiUrl: string;
  readonly metadataApiUrl: string;
  readonly graphApiUrl: string;
  /** The payment provider's hosted pages: subscribe, manage, gift cards. */
  readonly subscriptionUrl: string;
  readonly paymentScriptUrl: string;
  readonly paymentApiUrl: string;
  readonly paymentPublicKey: string;
  /** True where only test cards work; the checkout says so. */
  readonly staging: boolean;
  /** Product analytics, and the tool that looks after customers. */
  readonly analytics: Collector | null;
  readonly customerTool: Collector | null;
  /** Address and public key of the error-reporting service; null where errors stay in the console. */
  readonly errorReportingDsn: string | null;
  /** The affiliate program's script, for the thank-you pages. */
  readonly affiliateScriptUrl: string | null;
}

/** A collector of the HTTP tracking protocol. */
interface Collector {
  readonly url: string;
  readonly key: string;
}

export const siteConfigPath = '/config.json';

const isText = (value: unknown) => typeof value === 'string';
const isAddress = (value: unknown) => typeof value === 'string' && URL.canParse(value);

const fits = {
  address: isAddress,
  text: isText,
  switch: (value: unknown) => typeof value === 'boolean',
  'address or nothing': (value: unknown) => value === null || isAddress(value),
  'collector or nothing': (value: unknown) =>
    value === null || (isRecord(value) && isAddress(value.url) && isText(value.key)),
};

/** What each entry is. Read by hand, because a schema library would be the largest part of many pages. */
const entries = {
  apiUrl: 'address',
  playerUrl: 'address',
  playerApiUrl: 'address',
  metadataApiUrl: 'address',
  graphApiUrl: 'address',
  subscriptionUrl: 'address',
  paymentScriptUrl: 'address',
  paymentApiUrl: 'address',
  paymentPublicKey: 'text',
  staging: 'switch',
  analytics: 'collector or nothing',
  customerTool: 'collector or nothing',
  errorReportingDsn: 'address or nothing',
  affiliateScriptUrl: 'address or nothing',
} as const satisfies Record<keyof SiteConfig, keyof typeof fits>;

const isSiteConfig = (value: unknown): value is SiteConfig => {
  if (!isRecord(value)) return false;
  return Object.entries(entries).every(([name, kind]) => fits[kind](value[name]));
};

let pending: Promise<SiteConfig> | null = null;

const fetchConfig = async (): Promise<SiteConfig> => {
  const response = await (earlyAnswer(siteConfigPath) ??
    fetch(siteConfigPath, { credentials: 'same-origin' }));
  if (!response.ok) throw new Error(`The site's configuration answered with status ${response.status}.`);
  const config: unknown = await response.json();
  if (!isSiteConfig(config))
    throw new Error("The site's configuration has entries that are missing or wrong.");
  return config;
};

/** The configuration, asked for once per page load; a failed attempt is forgotten so that the next may succeed. */
export const loadSiteConfig = (): Promise<SiteConfig> => {
  pending ??= fetchConfig().catch((error: unknown) => {
    pending = null;
    throw error;
  });
  return pending;
};
