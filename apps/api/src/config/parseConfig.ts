import { resolve } from 'node:path';
import { brand } from '@backbeat/domain';
import type { Provider } from '../lib/Provider.ts';
import type { BillingSettings, Config, IdentitySettings, MailSettings } from './Config.ts';
import { ConfigError } from './ConfigError.ts';
import { partnerSettings } from './partnerSettings.ts';
import { type Environment, readEnvironment } from './readEnvironment.ts';
import { readLimits } from './readLimits.ts';

const sandboxSecret = 'sandbox-secret';

/** The log levels of pino. */
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** If only one is set, a secret would be sent to another company or to the sandbox. */
const refuseHalf = (read: Environment, one: string, other: string): void => {
  for (const [set, missing] of [
    [one, other],
    [other, one],
  ] as const) {
    if (read.text(set) !== null && read.text(missing) === null)
      throw new ConfigError(`${set} is set: set ${missing} too.`);
  }
};

const identitySettings = (read: Environment, provider: Provider, sandboxUrl: string): IdentitySettings => {
  const prefix = `IDENTITY_${provider.toUpperCase()}`;
  const issuer = read.url(`${prefix}_ISSUER`);
  if (issuer === null) refuseHalf(read, `${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`);
  // Keys without an issuer are used at the company's own addresses.
  const isCompany = issuer === null && read.text(`${prefix}_CLIENT_ID`) !== null;
  return {
    issuer: isCompany ? null : (issuer ?? `${sandboxUrl}/identity/${provider}`),
    clientId: read.textOr(`${prefix}_CLIENT_ID`, 'backbeat'),
    clientSecret: read.secretOr(`${prefix}_CLIENT_SECRET`, sandboxSecret),
  };
};

/** Too long for brute force. */
const minKeyLength = 32;

const longSecret = (
  read: Environment,
  name: string,
  placeholder: string,
  minLength = minKeyLength,
): string => {
  const key = read.secretOr(name, placeholder);
  if (key !== placeholder && key.length < minLength) {
    throw new ConfigError(
      `${name} has to have ${minLength} characters at least, such as "openssl rand -base64 32" prints.`,
    );
  }
  return key;
};

/** Typed by a person at the provider, so it may be shorter than our own keys, as the sandbox's is. */
const webhookPassword = (read: Environment): string =>
  longSecret(read, 'RECURLY_WEBHOOK_PASSWORD', 'sandbox-webhook', read.production ? 16 : 1);

const billingSettings = (read: Environment, sandboxUrl: string): BillingSettings => {
  const privateKey = read.secretOr('RECURLY_PRIVATE_KEY', 'sandbox-private-key');
  if (!read.placeholders.has('RECURLY_PRIVATE_KEY') && read.url('RECURLY_API_URL') === null) {
    throw new ConfigError(
      'RECURLY_PRIVATE_KEY is set: set RECURLY_API_URL too, to say who may be shown it (https://v3.recurly.com in production).',
    );
  }
  return {
    apiUrl: read.urlOr('RECURLY_API_URL', `${sandboxUrl}/v3`),
    privateKey,
    publicKey: read.secretOr('RECURLY_PUBLIC_KEY', 'sandbox-public-key'),
    webhookUser: read.text('RECURLY_WEBHOOK_USER') ?? 'recurly',
    webhookPassword: webhookPassword(read),
    timeoutMs: read.whole('RECURLY_TIMEOUT_MS', 20_000, { min: 1, max: 600_000 }),
    pricesHoldTax: read.isOn('PRICES_HOLD_TAX'),
  };
};

/** The sandbox is a mail server too. */
const sandboxMail = 'smtp://localhost:4125';

const mailUrl = (read: Environment): string => {
  const url = read.secretOr('MAIL_URL', sandboxMail);
  const { protocol, hostname } = URL.canParse(url) ? new URL(url) : { protocol: '', hostname: '' };
  if (/^smtps?:$/.test(protocol) && hostname !== '') return url;
  throw new ConfigError(
    'MAIL_URL must be the address of a mail server: smtps://user:password@mail.example.com.',
  );
};

/** A single address, and the name before it if there is one: `Backbeat <hello@backbeat.example>`. */
const senderPattern =
  /^(?:(?<name>[^<>\p{Cc}]*)<(?<inside>[^\s<>@,]+@[^\s<>@,]+)>|(?<alone>[^\s<>@,]+@[^\s<>@,]+))$/u;

const mailAddress = (read: Environment, name: string, placeholder: string): MailSettings['from'] => {
  const parts = senderPattern.exec(read.secretOr(name, placeholder))?.groups;
  const address = parts?.inside ?? parts?.alone;
  if (address === undefined)
    throw new ConfigError(`${name} must be an address of mail, such as hello@example.com.`);
  return { name: parts?.name?.trim() ?? '', address };
};

const staffAddress = (read: Environment): string => {
  const { name, address } = mailAddress(read, 'MAIL_STAFF', 'music@backbeat.example');
  if (name === '') return address;
  throw new ConfigError('MAIL_STAFF must be an address of mail without a name, such as staff@example.com.');
};

const mailSettings = (read: Environment): MailSettings => ({
  url: mailUrl(read),
  from: mailAddress(read, 'MAIL_FROM', `${brand.name} <hello@backbeat.example>`),
  staff: staffAddress(read),
  worker: read.oneOf('MAIL_WORKER', ['beside', 'only', 'off'], 'beside'),
  webhookUser: read.text('MAIL_WEBHOOK_USER') ?? 'mail',
  webhookPassword: longSecret(
    read,
    'MAIL_WEBHOOK_PASSWORD',
    'sandbox-mail-webhook',
    read.production ? 16 : 1,
  ),
});

/** Twitch takes 10 to 100 characters of ASCII. */
const eventsSecret = (read: Environment): string | null => {
  const secret = read.text('TWITCH_EVENTS_SECRET') ?? (read.production ? null : 'sandbox-twitch-events');
  if (secret === null || /^[!-~]{10,100}$/.test(secret)) return secret;
  throw new ConfigError('TWITCH_EVENTS_SECRET must have 10 to 100 letters, digits and signs of ASCII.');
};

/**
 * A key without an address is used at the company's own addresses. At Twitch, the app of sign-ins may also ask about
 * channels.
 */
const platformSettings = (
  read: Environment,
  twitch: IdentitySettings,
  sandboxUrl: string,
): Config['platforms'] => {
  refuseHalf(read, 'TWITCH_API_CLIENT_ID', 'TWITCH_API_CLIENT_SECRET');
  const youTubeKey = read.secretOr('YOUTUBE_API_KEY', 'sandbox-youtube-key');
  const hasYouTubeKey = !read.placeholders.has('YOUTUBE_API_KEY');
  const twitchId = read.text('TWITCH_API_CLIENT_ID');
  const isTwitch = twitchId !== null || twitch.issuer === null;
  const addressOf = (name: string, isCompany: boolean, company: string, sandboxPath: string): string =>
    isCompany ? (read.url(name) ?? company) : read.urlOr(name, `${sandboxUrl}${sandboxPath}`);
  return {
    youtube: {
      apiUrl: addressOf(
        'YOUTUBE_API_URL',
        hasYouTubeKey,
        'https://www.googleapis.com/youtube/v3',
        '/youtube/v3',
      ),
      apiKey: youTubeKey,
    },
    twitch: {
      apiUrl: addressOf('TWITCH_API_URL', isTwitch, 'https://api.twitch.tv/helix', '/helix'),
      tokenUrl: addressOf('TWITCH_TOKEN_URL', isTwitch, 'https://id.twitch.tv/oauth2/token', '/oauth2/token'),
      clientId: twitchId ?? twitch.clientId,
      clientSecret: read.text('TWITCH_API_CLIENT_SECRET') ?? twitch.clientSecret,
      eventsSecret: eventsSecret(read),
    },
    youtubePartner: partnerSettings(read),
  };
};

/** The sandbox's keys are public, and its addresses point at the machine of whoever opens the page. */
const refusePlaceholdersInProduction = ({ production, placeholders, isOn }: Environment): void => {
  if (!production || isOn('ALLOW_SANDBOX') || placeholders.size === 0) return;
  throw new ConfigError(
    `NODE_ENV is production, but these are not set or have the sandbox's published keys: ${[...placeholders].join(', ')}. Set real ones, or ALLOW_SANDBOX=1 for a demonstration.`,
  );
};

/** Accepts PostgreSQL's two schemes and a path to its socket. */
const refuseOtherDatabase = (address: string | null): void => {
  const scheme = /^([a-z][\w+.-]*):\/\//i.exec(address ?? '')?.[1];
  if (scheme !== undefined && !['postgres', 'postgresql'].includes(scheme.toLowerCase()))
    throw new ConfigError(
      `DATABASE_URL must be the address of a PostgreSQL server, such as postgresql://user@db.example.com/backbeat, but it begins with ${scheme}://.`,
    );
};

const redeemCodes = (read: Environment, production: boolean): Config['redeemCodes'] =>
  (read.text('REDEEM_CODES') ?? (production ? '' : 'HUMBLE-BUNDLE-3-MONTHS:3'))
    .split(',')
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [code = '', months = ''] = entry.split(':');
      if (code === '' || !/^[1-9]\d?$/.test(months)) {
        throw new ConfigError('REDEEM_CODES is a list like "CODE-A:3,CODE-B:12" (code, colon, months).');
      }
      return { code, months: Number(months) };
    });

/** Development has a made-up seller. In production, an unset seller is left off receipts. */
const seller = (read: Environment): Config['seller'] => {
  const demo = read.production ? '' : `${brand.name} Ltd|1 Example Street|London`;
  const taxNumber = read.text('SELLER_TAX_NUMBER') ?? (read.production ? null : 'GB 000 0000 00');
  return [
    ...(read.text('SELLER_ADDRESS') ?? demo).split('|').map((line) => line.trim()),
    taxNumber === null ? '' : `Tax number: ${taxNumber}`,
  ].filter((line) => line !== '');
};

/** Pages of another part of the product must not act as the desk, so the desk has an origin of its own. */
const staffSettings = (read: Environment, others: readonly string[]): Config['staff'] => {
  const address = read.url('STAFF_ORIGIN');
  const origin = address === null ? null : read.origin('STAFF_ORIGIN', address);
  if (address !== origin)
    throw new ConfigError('STAFF_ORIGIN must be an origin without a path, such as https://desk.example.com.');
  if (origin !== null && others.includes(origin))
    throw new ConfigError(
      'STAFF_ORIGIN must be an origin of its own, which nothing else of the product has.',
    );
  return {
    origin,
    refundLimitCents: read.whole('STAFF_REFUND_LIMIT_CENTS', 5_000, { max: 2 ** 31 - 1 }),
  };
};

/** In production, anybody with access to the sandbox could end gifts, pauses and plans of real people. */
const sandboxClock = (read: Environment, sandboxUrl: string): string | null => {
  if (!read.isOn('SANDBOX_CLOCK')) return null;
  if (read.production) {
    throw new ConfigError(
      'NODE_ENV is production, and SANDBOX_CLOCK is on: unset it, for only a development run may be moved through time.',
    );
  }
  return sandboxUrl;
};

/**
 * Parses the configuration. Gaps get defaults of a development machine, which production does not accept.
 *
 * @throws ConfigError naming the variable that is wrong
 * @example parseConfig({ API_PORT: '4321' }).apiUrl // → 'http://localhost:4321'
 */
export const parseConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const read = readEnvironment(environment);
  const { production } = read;
  const port = read.whole('API_PORT', 4000, { min: 1, max: 65_535 });
  const apiUrl = read.urlOr('API_URL', `http://localhost:${port}`);
  const siteUrl = read.urlOr('SITE_URL', 'http://localhost:3000');
  const sandboxUrl = read.innerUrl('SANDBOX_URL') ?? 'http://localhost:4100';
  const databaseUrl = read.text('DATABASE_URL');
  refuseOtherDatabase(databaseUrl);
  if (production && databaseUrl === null && !read.isOn('ALLOW_EMBEDDED_DATABASE')) {
    throw new ConfigError(
      'NODE_ENV is production and DATABASE_URL is not set: set it, or ALLOW_EMBEDDED_DATABASE=1 to keep the data in one process and one directory.',
    );
  }
  const furtherOrigins = (read.text('ALLOWED_ORIGINS') ?? '').split(',').filter((entry) => entry !== '');
  const identities = {
    twitch: identitySettings(read, 'twitch', sandboxUrl),
    google_oauth2: identitySettings(read, 'google_oauth2', sandboxUrl),
    streamlabs: identitySettings(read, 'streamlabs', sandboxUrl),
    discord: identitySettings(read, 'discord', sandboxUrl),
  };
  const allowedOrigins = new Set([
    new URL(siteUrl).origin,
    ...furtherOrigins.map((origin) => read.origin('ALLOWED_ORIGINS', origin)),
  ]);
  const playerOrigin = new URL(read.urlOr('PLAYER_URL', sandboxUrl)).origin;
  const config: Config = {
    production,
    port,
    host: read.text('API_HOST'),
    apiUrl,
    siteUrl,
    allowedOrigins,
    staff: staffSettings(read, [...allowedOrigins, playerOrigin, new URL(apiUrl).origin]),
    playerOrigin,
    databaseUrl,
    databaseConnections: read.whole('DATABASE_CONNECTIONS', 10, { min: 1, max: 1_000 }),
    dataDirectory: resolve(read.text('BACKBEAT_DATA_DIR') ?? '.data', 'api'),
    identities,
    billing: billingSettings(read, sandboxUrl),
    mail: mailSettings(read),
    usedOffersKey: longSecret(read, 'USED_OFFERS_KEY', 'sandbox-used-offers-key-that-hides-nobody'),
    certificateKeysSecret: longSecret(
      read,
      'CERTIFICATE_KEYS_SECRET',
      'sandbox-secret-that-seals-certificate-keys',
    ),
    platforms: platformSettings(read, identities.twitch, sandboxUrl),
    seller: seller(read),
    redeemCodes: redeemCodes(read, production),
    sandboxClock: sandboxClock(read, sandboxUrl),
    seedCreators: !production && identities.twitch.clientSecret === sandboxSecret,
    trustedProxies: read.whole('TRUSTED_PROXIES', 0, { max: 10 }),
    limits: readLimits(read),
    drainMs: read.whole('DRAIN_MS', 300, { max: 60_000 }),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
    tracesUrl: read.innerUrl('OTEL_EXPORTER_OTLP_ENDPOINT'),
    metrics: {
      port:
        read.text('METRICS_PORT') === null ? null : read.whole('METRICS_PORT', 0, { min: 1, max: 65_535 }),
      host: read.text('METRICS_HOST'),
    },
  };
  read.refuseUnread('IDENTITY_');
  read.refuseUnread('STAFF_');
  read.refuseUnread('YOUTUBE_PARTNER_');
  refusePlaceholdersInProduction(read);
  return config;
};
