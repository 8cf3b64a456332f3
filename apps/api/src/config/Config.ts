import type { Provider } from '../lib/Provider.ts';

/** How often something may be asked for: `max` times in `windowMs`. */
export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** The rate limits. All but `calls` are counted in the database, which all processes share. */
export interface Limits {
  /** Calls of any kind, by network and process. */
  readonly calls: Limit;
  /** Authorization flows that are started, by network. */
  readonly signIn: Limit;
  /** Refreshes and single sign-on attempts, by network. */
  readonly session: Limit;
  /** Calls of the desk, by member of the staff. */
  readonly staff: Limit;
  /** Wrong coupon, gift-card and partner codes, by account. */
  readonly codesOfAccount: Limit;
  /** Wrong codes that an account may try whatever its network has tried. */
  readonly codesOfPerson: Limit;
  /** Wrong codes beyond that, by network. */
  readonly codesOfNetwork: Limit;
  /** Attempts to buy, by account. */
  readonly checkout: Limit;
  readonly usernameCheck: Limit;
  /** Calls about channels on other platforms, by network or account. */
  readonly channels: Limit;
  /** Channels that are shared, by account. */
  readonly shares: Limit;
  /** Tracks that a player reports, by account. */
  readonly playing: Limit;
  /** Calls about invoices, by account: each one calls the payment provider. */
  readonly invoices: Limit;
  readonly billingDetails: Limit;
  /** Exports of an account's data, by account. */
  readonly exports: Limit;
  /** Requests to delete an account, or to undo that. */
  readonly deletion: Limit;
  readonly merges: Limit;
  /** Changes of coverage settings, by account. */
  readonly coverage: Limit;
  /** Videos that a person tells claims on, by account. */
  readonly claims: Limit;
  /** Changes of which letters a person gets, by account. */
  readonly letters: Limit;
  /** Reads of a public address, by address; of unknown addresses, by network. */
  readonly publicCoverage: Limit;
  /** Issued certificates, by account. */
  readonly certificates: Limit;
  /** Wrong codes of certificates, by network; right ones are always answered. */
  readonly certificateCodes: Limit;
  /** Wrong codes of claim links, by network; right ones are always answered. */
  readonly giftCodes: Limit;
  /** Claims of one gift, by network. */
  readonly giftClaimsOfNetwork: Limit;
  /** Notes to the music team, by network. */
  readonly contact: Limit;
  /** Links to orders that were asked for signed out, by network. */
  readonly withdrawals: Limit;
}

/** The address of an identity provider and our credentials there. Without `issuer`, its own addresses are used. */
export interface IdentitySettings {
  readonly issuer: string | null;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface BillingSettings {
  /** Base of the provider's API, `https://v3.recurly.com` or the sandbox's. */
  readonly apiUrl: string;
  readonly privateKey: string;
  /** Sent to browsers that ask for a client token. */
  readonly publicKey: string;
  /** Basic credentials of the provider's events. */
  readonly webhookUser: string;
  readonly webhookPassword: string;
  readonly timeoutMs: number;
  /** Whether list prices hold their tax, where the provider charges any. */
  readonly pricesHoldTax: boolean;
}

/** The address of the video platform's API, and our key. */
export interface VideoPlatformSettings {
  readonly apiUrl: string;
  readonly apiKey: string;
}

/** The addresses of the video platform's API for owners of rights and of its tokens, and our account there. */
export interface RightsPlatformSettings {
  readonly apiUrl: string;
  readonly tokenUrl: string;
  /** The service account's address. */
  readonly account: string;
  /** Its private RSA key, in PEM. */
  readonly key: string;
  /** The owner of the rights, by the id that the platform gave us. */
  readonly owner: string;
}

/** The addresses of the live platform's API and tokens, and our credentials. */
export interface LivePlatformSettings {
  readonly apiUrl: string;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Signs the platform's events; `null` asks for none, and channels are asked about instead. */
  readonly eventsSecret: string | null;
}

/** The mail server, and who letters are from. */
export interface MailSettings {
  /** `smtp://` or `smtps://`, with the account's name and password. */
  readonly url: string;
  /** The sender. An empty name leaves the address alone. */
  readonly from: { readonly name: string; readonly address: string };
  /** Where messages of visitors go. */
  readonly staff: string;
  /** Whether this process sends letters beside its other work, sends them alone, or leaves them to others. */
  readonly worker: 'beside' | 'only' | 'off';
  /** Basic credentials of the events about letters that came back. */
  readonly webhookUser: string;
  readonly webhookPassword: string;
}

/** Where the desk is, and what its roles may do. */
export interface StaffSettings {
  /** The desk's own origin; `null` switches all calls of the staff off. */
  readonly origin: string | null;
  /** The most that the role `support` gives back at once, in cents. */
  readonly refundLimitCents: number;
}

/** All settings that may differ between two runs of the api. */
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
  /** The desk, the app of the staff. */
  readonly staff: StaffSettings;
  /** The origin of the player, which calls with a session token and without cookies. */
  readonly playerOrigin: string;
  /** `null` runs on an embedded database in `dataDirectory`. */
  readonly databaseUrl: string | null;
  readonly dataDirectory: string;
  /** The most connections of this process to a database server. */
  readonly databaseConnections: number;
  readonly identities: Readonly<Record<Provider, IdentitySettings>>;
  readonly billing: BillingSettings;
  readonly mail: MailSettings;
  /**
   * The key of the hashes of used offers, and of links that unsubscribe. With another key, all used offers are
   * forgotten, and the links in letters that were sent do nothing.
   */
  readonly usedOffersKey: string;
  /** Seals the private keys of certificates in the database. With another secret, a new key signs. */
  readonly certificateKeysSecret: string;
  readonly platforms: {
    readonly youtube: VideoPlatformSettings;
    readonly twitch: LivePlatformSettings;
    /** `null` without an account: then no channel is listed, and no claim released. */
    readonly youtubePartner: RightsPlatformSettings | null;
  };
  /** The seller's lines on receipts: name, address, tax number. */
  readonly seller: readonly string[];
  /** Partner codes that the start adds to the database. */
  readonly redeemCodes: readonly { readonly code: string; readonly months: number }[];
  /** The sandbox whose clock the api follows; null follows none. */
  readonly sandboxClock: string | null;
  /** Creates the accounts of the sandbox's creators at the start. */
  readonly seedCreators: boolean;
  /** Number of proxies in front that append to X-Forwarded-For; 0 trusts the connection's address alone. */
  readonly trustedProxies: number;
  readonly limits: Limits;
  /** The shortest time that it goes on serving after SIGTERM, while /ready fails. */
  readonly drainMs: number;
  readonly logLevel: string;
  /** The collector of traces; null sends none. */
  readonly tracesUrl: string | null;
  /**
   * The address of the metrics, on a port of their own so that no proxy publishes them. A null port switches them off.
   */
  readonly metrics: { readonly port: number | null; readonly host: string | null };
}
