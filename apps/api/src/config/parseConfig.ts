import { resolve } from 'node:path';
import { type Provider, providerNames } from '../identities/Provider.ts';
import type { BillingSettings, Config, IdentitySettings } from './Config.ts';
import { ConfigError } from './ConfigError.ts';
import { type Environment, readEnvironment } from './readEnvironment.ts';
import { readLimits } from './readLimits.ts';

const sandboxSecret = 'sandbox-secret';
const sandboxPrivateKey = 'sandbox-private-key';
const sandboxWebhookPassword = 'sandbox-webhook';
const sandboxYouTubeKey = 'sandbox-youtube-key';

const identitySettings = (read: Environment, provider: Provider, sandboxUrl: string): IdentitySettings => {
  const prefix = `IDENTITY_${provider.toUpperCase()}`;
  const clientId = read.text(`${prefix}_CLIENT_ID`);
  const issuer = read.url(`${prefix}_ISSUER`);
  // Keys without an issuer mean the company itself, at its own addresses.
  if (clientId !== null && issuer === null) {
    const clientSecret = read.text(`${prefix}_CLIENT_SECRET`);
    if (clientSecret === null)
      throw new ConfigError(`${prefix}_CLIENT_ID is set: set ${prefix}_CLIENT_SECRET too.`);
    return { issuer: null, clientId, clientSecret };
  }
  return {
    issuer: issuer ?? `${sandboxUrl}/identity/${provider}`,
    clientId: clientId ?? 'backbeat',
    clientSecret: read.text(`${prefix}_CLIENT_SECRET`) ?? sandboxSecret,
  };
};

const billingSettings = (read: Environment, sandboxUrl: string): BillingSettings => ({
  apiUrl: read.url('RECURLY_API_URL') ?? `${sandboxUrl}/v3`,
  privateKey: read.text('RECURLY_PRIVATE_KEY') ?? sandboxPrivateKey,
  publicKey: read.text('RECURLY_PUBLIC_KEY') ?? 'sandbox-public-key',
  webhookUser: read.text('RECURLY_WEBHOOK_USER') ?? 'recurly',
  webhookPassword: read.text('RECURLY_WEBHOOK_PASSWORD') ?? sandboxWebhookPassword,
  timeoutMs: read.whole('RECURLY_TIMEOUT_MS', 20_000),
});

/**
 * With a key but no address the company itself is meant, at its own addresses. At Twitch the app that people sign
 * in with may also ask about channels.
 */
const platformSettings = (
  read: Environment,
  twitch: IdentitySettings,
  sandboxUrl: string,
): Config['platforms'] => {
  const youTubeKey = read.text('YOUTUBE_API_KEY');
  const twitchId = read.text('TWITCH_API_CLIENT_ID');
  const twitchSecret = read.text('TWITCH_API_CLIENT_SECRET');
  if (twitchId !== null && twitchSecret === null) {
    throw new ConfigError('TWITCH_API_CLIENT_ID is set: set TWITCH_API_CLIENT_SECRET too.');
  }
  const isReal = twitchId !== null || twitch.issuer === null;
  return {
    youtube: {
      apiUrl:
        read.url('YOUTUBE_API_URL') ??
        (youTubeKey === null ? `${sandboxUrl}/youtube/v3` : 'https://www.googleapis.com/youtube/v3'),
      apiKey: youTubeKey ?? sandboxYouTubeKey,
    },
    twitch: {
      apiUrl: read.url('TWITCH_API_URL') ?? (isReal ? 'https://api.twitch.tv/helix' : `${sandboxUrl}/helix`),
      tokenUrl:
        read.url('TWITCH_TOKEN_URL') ??
        (isReal ? 'https://id.twitch.tv/oauth2/token' : `${sandboxUrl}/oauth2/token`),
      clientId: twitchId ?? twitch.clientId,
      clientSecret: twitchSecret ?? twitch.clientSecret,
    },
  };
};

/** The sandbox's keys are printed in the documentation: behind them nothing is protected. */
const refuseSandboxInProduction = (config: Config, allowed: boolean): void => {
  if (!config.production || allowed) return;
  const sandboxed = [
    ...providerNames.filter((name) => config.identities[name].clientSecret === sandboxSecret),
    ...(config.billing.privateKey === sandboxPrivateKey ? ['RECURLY_PRIVATE_KEY'] : []),
    ...(config.platforms.youtube.apiKey === sandboxYouTubeKey ? ['YOUTUBE_API_KEY'] : []),
    ...(config.billing.webhookPassword === sandboxWebhookPassword ? ['RECURLY_WEBHOOK_PASSWORD'] : []),
  ];
  if (sandboxed.length > 0) {
    throw new ConfigError(
      `NODE_ENV is production, but these still have the sandbox's public keys: ${sandboxed.join(', ')}. Set real ones, or ALLOW_SANDBOX=1 for a demonstration.`,
    );
  }
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

/**
 * The run that an environment describes, every gap filled with what a developer's machine has.
 *
 * @throws ConfigError naming the variable that is wrong
 * @example parseConfig({ API_PORT: '4321' }).apiUrl // → 'http://localhost:4321'
 */
export const parseConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const read = readEnvironment(environment);
  const production = read.text('NODE_ENV') === 'production';
  const port = read.whole('API_PORT', 4000, 65_535);
  const apiUrl = read.url('API_URL') ?? `http://localhost:${port}`;
  const siteUrl = read.url('SITE_URL') ?? 'http://localhost:3000';
  const sandboxUrl = read.url('SANDBOX_URL') ?? 'http://localhost:4100';
  const databaseUrl = read.text('DATABASE_URL');
  if (production && databaseUrl === null && read.text('ALLOW_EMBEDDED_DATABASE') !== '1') {
    throw new ConfigError(
      'NODE_ENV is production and DATABASE_URL is not set: set it, or ALLOW_EMBEDDED_DATABASE=1 to keep the data in one process and one directory.',
    );
  }
  const origins = [
    siteUrl,
    ...(read.text('ALLOWED_ORIGINS') ?? '').split(',').filter((entry) => entry !== ''),
  ];
  const identities = {
    twitch: identitySettings(read, 'twitch', sandboxUrl),
    google_oauth2: identitySettings(read, 'google_oauth2', sandboxUrl),
    streamlabs: identitySettings(read, 'streamlabs', sandboxUrl),
    discord: identitySettings(read, 'discord', sandboxUrl),
  };
  const config: Config = {
    production,
    port,
    host: read.text('API_HOST'),
    apiUrl,
    siteUrl,
    allowedOrigins: new Set(origins.map((origin) => read.origin('ALLOWED_ORIGINS', origin))),
    playerOrigin: read.origin('PLAYER_URL', read.url('PLAYER_URL') ?? sandboxUrl),
    databaseUrl,
    dataDirectory: resolve(read.text('BACKBEAT_DATA_DIR') ?? '.data', 'api'),
    identities,
    billing: billingSettings(read, sandboxUrl),
    platforms: platformSettings(read, identities.twitch, sandboxUrl),
    redeemCodes: redeemCodes(read, production),
    seedCreators: !production && identities.twitch.clientSecret === sandboxSecret,
    trustedProxies: read.whole('TRUSTED_PROXIES', 0, 10),
    limits: readLimits(read),
    logLevel: read.text('LOG_LEVEL') ?? 'info',
    metrics: {
      port: read.text('METRICS_PORT') === null ? null : read.whole('METRICS_PORT', 0, 65_535),
      host: read.text('METRICS_HOST'),
    },
  };
  refuseSandboxInProduction(config, read.text('ALLOW_SANDBOX') === '1');
  return config;
};
