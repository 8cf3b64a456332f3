import type { Provider } from '../lib/Provider.ts';

/** How often something may be asked for: `max` times in `windowMs`. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** What is limited. But for `calls`, counted in the database, so that all processes of the api share the count. */
export interface Limits {
  /** Calls of any kind, by network and process. */
  readonly calls: Limit;
  /** Authorization flows that are started, by network. */
  readonly signIn: Limit;
  /** Refreshes and single sign-on attempts, by network. */
  readonly session: Limit;
  /** Wrong coupon, gift-card and partner codes, by account. */
  readonly codesOfAccount: Limit;
  /** Those that an account may try whatever its network has tried. */
  readonly codesOfPerson: Limit;
  /** Those beyond them, by network. */
  readonly codesOfNetwork: Limit;
  /** Attempts to buy, by account. */
  readonly checkout: Limit;
  readonly usernameCheck: Limit;
  /** Questions about channels elsewhere, by network or account. */
  readonly channels: Limit;
  /** Channels that are shared, by account. */
  readonly shares: Limit;
  /** Tracks that a player reports, by account. */
  readonly playing: Limit;
  /** Questions about invoices, by account: each is one to the payment provider. */
  readonly invoices: Limit;
  readonly billingDetails: Limit;
  /** Exports of an account's data, by account. */
  readonly exports: Limit;
  /** Requests to delete an account, and to undo that. */
  readonly deletion: Limit;
  readonly merges: Limit;
  /** Changes of what coverage is shown by, by account. */
  readonly coverage: Limit;
  /** Readings of a public address, by address; of addresses that do not exist, by network. */
  readonly publicCoverage: Limit;
  /** Certificates that are issued, by account. */
  readonly certificates: Limit;
  /** Wrong codes of certificates, by network; right ones are always answered. */
  readonly certificateCodes: Limit;
  /** Wrong codes of claim links, by network; right ones are always answered. */
  readonly giftCodes: Limit;
  /** Places of one gift that are claimed, by network. */
  readonly giftClaimsOfNetwork: Limit;
  /** Notes to the music team, by network. */
  readonly contact: Limit;
}

/** Where an identity provider is reached and who we are to it. Without `issuer` the provider's own addresses hold. */
export interface IdentitySettings {
  readonly issuer: string | null;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface BillingSettings {
  /** Base of the provider's API, `https://v3.recurly.com` or the sandbox's. */
  readonly apiUrl: string;
  readonly privateKey: string;
  /** Handed to browsers that ask for a client token. */
  readonly publicKey: string;
  /** Basic credentials that the provider sends with its events. */
  readonly webhookUser: string;
  readonly webhookPassword: string;
  readonly timeoutMs: number;
}

/** Where the video platform's Data API is reached, and with which key. */
export interface VideoPlatformSettings {
  readonly apiUrl: string;
  readonly apiKey: string;
}

/** Where the live platform's API and its tokens are, and who we are to it. */
export interface LivePlatformSettings {
  readonly apiUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Everything that differs between two runs of the api. */
export interface Config {
  readonly production: boolean;
  readonly port: number;
  /** `null` listens on every loopback address. */
  readonly host: string | null;
  /** Public addresses, without a final slash. */
  readonly apiUrl: string;
  readonly siteUrl: string;
  /** Origins that may call with credentials and that a sign-in may return to. */
  readonly allowedOrigins: ReadonlySet<string>;
  /** Where the player runs: it calls with a session token, never with cookies. */
  readonly playerOrigin: string;
  /** `null` runs on an embedded database in `dataDirectory`. */
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  /** Connections to a server that this process opens at most. */
  readonly databaseConnections: number;
  readonly identities: Readonly<Record<Provider, IdentitySettings>>;
  readonly billing: BillingSettings;
  /** The key of the hashes of used offers. With another key, all used offers are forgotten. */
  readonly usedOffersKey: string;
  /** Seals the private keys of certificates in the database. With another secret, a new key signs. */
  readonly certificateKeysSecret: string;
  readonly platforms: { readonly youtube: VideoPlatformSettings; readonly twitch: LivePlatformSettings };
  /** Who sells, line by line, as receipts say it: name, address, tax number. */
  readonly seller: readonly string[];
  /** Partner codes to have in the database, for runs that no back office feeds. */
  readonly redeemCodes: readonly { readonly code: string; readonly months: number }[];
  /** The sandbox whose clock moves this api too; null goes by our own. */
  readonly sandboxClock: string | null;
  /** Give the sandbox's creators their accounts at the start. */
  readonly seedCreators: boolean;
  /** Proxies in front that append to X-Forwarded-For; 0 believes the connection. */
  readonly trustedProxies: number;
  readonly limits: Limits;
  /** How long it serves on after SIGTERM while /ready is red, at least. */
  readonly drainMs: number;
  readonly logLevel: string;
  /** The collector of traces; null sends none. */
  readonly tracesUrl: string | null;
  /** Where Prometheus reads; a null port switches the metrics off. Their own port, so that no proxy shows them. */
  readonly metrics: { readonly port: number | null; readonly host: string | null };
}
