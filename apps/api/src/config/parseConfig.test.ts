import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './ConfigError.ts';
import { parseConfig } from './parseConfig.ts';

const real = {
  NODE_ENV: 'production',
  API_URL: 'https://api.example.com',
  SITE_URL: 'https://www.example.com',
  PLAYER_URL: 'https://play.example.com',
  DATABASE_URL: 'postgres://db.example/api',
  RECURLY_API_URL: 'https://v3.recurly.com',
  RECURLY_PRIVATE_KEY: 'k',
  RECURLY_PUBLIC_KEY: 'ewr1-live',
  RECURLY_WEBHOOK_PASSWORD: 'sixteen letters.',
  YOUTUBE_API_KEY: 'key',
  USED_OFFERS_KEY: 'a key of thirty-two characters, or more',
  CERTIFICATE_KEYS_SECRET: 'another of thirty-two characters, or more',
  MAIL_URL: 'smtps://user:password@mail.example.com',
  MAIL_FROM: 'Example <hello@example.com>',
  MAIL_STAFF: 'staff@example.com',
  MAIL_WEBHOOK_PASSWORD: 'sixteen letters!',
  ...Object.fromEntries(
    ['TWITCH', 'GOOGLE_OAUTH2', 'STREAMLABS', 'DISCORD'].flatMap((name) => [
      [`IDENTITY_${name}_CLIENT_ID`, 'id'],
      [`IDENTITY_${name}_CLIENT_SECRET`, 'secret'],
    ]),
  ),
};

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const partner = {
  YOUTUBE_PARTNER_URL: 'https://partner.example.com/v1/',
  YOUTUBE_PARTNER_TOKEN_URL: 'https://partner.example.com/token',
  YOUTUBE_PARTNER_ACCOUNT: 'api@backbeat.example',
  YOUTUBE_PARTNER_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  YOUTUBE_PARTNER_OWNER: 'backbeat',
};

describe('parseConfig', () => {
  it('fills every gap with a developer machine', () => {
    const config = parseConfig({});
    expect(config.apiUrl).toBe('http://localhost:4000');
    expect(config.identities.discord.issuer).toBe('http://localhost:4100/identity/discord');
    expect(config.billing.apiUrl).toBe('http://localhost:4100/v3');
    expect([...config.allowedOrigins]).toEqual(['http://localhost:3000']);
    expect(config.platforms.youtube.apiUrl).toBe('http://localhost:4100/youtube/v3');
    expect(config.platforms.twitch.tokenUrl).toBe('http://localhost:4100/oauth2/token');
    expect(config.seedCreators).toBe(true);
    expect(config.sandboxClock).toBeNull();
    expect(parseConfig({ SANDBOX_CLOCK: '1' }).sandboxClock).toBe('http://localhost:4100');
  });

  it("sends letters to the sandbox's mailboxes, or as it is told", () => {
    expect(parseConfig({}).mail).toMatchObject({
      url: 'smtp://localhost:4125',
      from: { address: 'hello@backbeat.example' },
      worker: 'beside',
    });
    expect(parseConfig({ ...real, MAIL_WORKER: 'only' }).mail).toEqual({
      url: 'smtps://user:password@mail.example.com',
      from: { name: 'Example', address: 'hello@example.com' },
      staff: 'staff@example.com',
      worker: 'only',
      webhookUser: 'mail',
      webhookPassword: 'sixteen letters!',
    });
    expect(parseConfig({ MAIL_FROM: 'hello@example.com' }).mail.from).toEqual({
      name: '',
      address: 'hello@example.com',
    });
  });

  it('goes to the companies themselves where there are keys and no issuer', () => {
    const config = parseConfig(real);
    expect(config.identities.twitch).toEqual({ issuer: null, clientId: 'id', clientSecret: 'secret' });
    expect(config.platforms).toEqual({
      youtube: { apiUrl: 'https://www.googleapis.com/youtube/v3', apiKey: 'key' },
      twitch: {
        apiUrl: 'https://api.twitch.tv/helix',
        tokenUrl: 'https://id.twitch.tv/oauth2/token',
        clientId: 'id',
        clientSecret: 'secret',
        eventsSecret: null,
      },
      youtubePartner: null,
    });
    const told = parseConfig({ ...real, TWITCH_EVENTS_SECRET: 'ten-letters' });
    expect(told.platforms.twitch.eventsSecret).toBe('ten-letters');
    expect(config.seedCreators).toBe(false);
  });

  it("has an account of a partner with all of its settings, and takes the key as Google's file has it", () => {
    const settings = parseConfig(partner).platforms.youtubePartner;
    expect(settings).toEqual({
      apiUrl: 'https://partner.example.com/v1',
      tokenUrl: 'https://partner.example.com/token',
      account: 'api@backbeat.example',
      key: partner.YOUTUBE_PARTNER_KEY.trim(),
      owner: 'backbeat',
    });
    const inFile = partner.YOUTUBE_PARTNER_KEY.trim().replaceAll('\n', '\\n');
    expect(parseConfig({ ...partner, YOUTUBE_PARTNER_KEY: inFile }).platforms.youtubePartner).toEqual(
      settings,
    );
  });

  it.each([
    [{ ...real, RECURLY_PRIVATE_KEY: 'sandbox-private-key' }, 'RECURLY_PRIVATE_KEY'],
    [{ ...real, RECURLY_PUBLIC_KEY: 'sandbox-public-key' }, 'RECURLY_PUBLIC_KEY'],
    [
      { ...real, IDENTITY_DISCORD_CLIENT_ID: '', IDENTITY_DISCORD_CLIENT_SECRET: '' },
      'IDENTITY_DISCORD_CLIENT_ID, IDENTITY_DISCORD_CLIENT_SECRET',
    ],
    [{ ...real, IDENTITY_TWITCH_ISSUER: 'https://id.example.com' }, 'TWITCH_API_URL, TWITCH_TOKEN_URL'],
    [{ DATABASE_URL: 'mysql://db.example/api' }, 'DATABASE_URL'],
    [{ RECURLY_PRIVATE_KEY: 'k' }, 'RECURLY_API_URL'],
    [{ USED_OFFERS_KEY: 'short' }, 'USED_OFFERS_KEY'],
    [{ CERTIFICATE_KEYS_SECRET: 'short' }, 'CERTIFICATE_KEYS_SECRET'],
    [{ TWITCH_API_CLIENT_ID: 'id' }, 'TWITCH_API_CLIENT_SECRET'],
    [{ TWITCH_EVENTS_SECRET: 'short' }, 'TWITCH_EVENTS_SECRET'],
    [{ TWITCH_API_CLIENT_SECRET: 'secret' }, 'TWITCH_API_CLIENT_ID'],
    [{ YOUTUBE_PARTNER_OWNER: 'backbeat' }, 'YOUTUBE_PARTNER_URL'],
    [{ ...partner, YOUTUBE_PARTNER_ACCOUNT: '' }, 'YOUTUBE_PARTNER_ACCOUNT'],
    [{ ...partner, YOUTUBE_PARTNER_KEY: 'secret' }, 'YOUTUBE_PARTNER_KEY'],
    [{ ...partner, YOUTUBE_PARTNER_KEYS: '' }, 'YOUTUBE_PARTNER_KEYS'],
    [{ IDENTITY_TWITCH_CLIENT_ID: 'id' }, 'IDENTITY_TWITCH_CLIENT_SECRET'],
    [{ IDENTITY_TWITCH_CLIENT_SECRET: 'secret' }, 'IDENTITY_TWITCH_CLIENT_ID'],
    [{ NODE_ENV: 'Production' }, 'NODE_ENV'],
    [{ NODE_ENV: 'production ' }, 'NODE_ENV'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV'],
    [{ API_PORT: '70000' }, 'API_PORT'],
    [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL'],
    [{ ALLOWED_ORIGINS: 'nowhere' }, 'ALLOWED_ORIGINS'],
    [{ STAFF_ORIGIN: 'desk' }, 'STAFF_ORIGIN'],
    [{ STAFF_ORIGIN: 'http://localhost:3001/desk' }, 'STAFF_ORIGIN'],
    [{ STAFF_ORIGIN: 'http://localhost:3000' }, 'STAFF_ORIGIN'],
    [{ STAFF_ORIGIN: 'http://localhost:4000' }, 'STAFF_ORIGIN'],
    [{ STAFF_ORIGIN: 'http://localhost:4100' }, 'STAFF_ORIGIN'],
    [{ STAFF_ORIGINS: 'http://localhost:3001' }, 'STAFF_ORIGINS'],
    [{ STAFF_REFUND_LIMIT_CENTS: '-1' }, 'STAFF_REFUND_LIMIT_CENTS'],
    [{ REDEEM_CODES: 'A' }, 'REDEEM_CODES'],
    [{ ...real, RECURLY_WEBHOOK_PASSWORD: 'fifteen letters' }, 'RECURLY_WEBHOOK_PASSWORD'],
    [{ MAIL_URL: 'https://mail.example.com' }, 'MAIL_URL'],
    [{ MAIL_URL: 'mail.example.com' }, 'MAIL_URL'],
    [{ MAIL_URL: 'smtp:mail' }, 'MAIL_URL'],
    [{ ...real, MAIL_URL: 'smtp://localhost:4125' }, 'MAIL_URL'],
    [{ MAIL_FROM: 'Backbeat' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Backbeat <hello@backbeat.example>\nBcc: all@people.example' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@one.example, b@two.example' }, 'MAIL_FROM'],
    [{ ...real, MAIL_FROM: 'Backbeat <hello@backbeat.example>' }, 'MAIL_FROM'],
    [{ MAIL_STAFF: 'staff' }, 'MAIL_STAFF'],
    [{ MAIL_STAFF: 'Staff <staff@example.com>' }, 'MAIL_STAFF'],
    [{ ...real, MAIL_STAFF: 'music@backbeat.example' }, 'MAIL_STAFF'],
    [{ MAIL_WORKER: 'alone' }, 'MAIL_WORKER'],
    [{ ...real, MAIL_WEBHOOK_PASSWORD: 'fifteen letters' }, 'MAIL_WEBHOOK_PASSWORD'],
    [{ ...real, MAIL_WEBHOOK_PASSWORD: 'sandbox-mail-webhook' }, 'MAIL_WEBHOOK_PASSWORD'],
    [{ LOG_LEVEL: 'banana' }, 'LOG_LEVEL'],
    [{ LIMIT_CONTACT_PER_HOUR: '0' }, 'LIMIT_CONTACT_PER_HOUR'],
    [{ LIMIT_CONTACT_PER_HOUR: '1e3' }, 'LIMIT_CONTACT_PER_HOUR'],
    [{ LIMIT_CONTACT_PER_HOUR: '99999999999' }, 'LIMIT_CONTACT_PER_HOUR'],
    [{ LIMIT_CONTACTS_PER_HOUR: '20' }, 'LIMIT_CONTACTS_PER_HOUR'],
    [{ IDENTITY_TWITCH_CLIENT_KEY: 'x' }, 'IDENTITY_TWITCH_CLIENT_KEY'],
    [{ API_PORT: '0' }, 'API_PORT'],
    [{ METRICS_PORT: '0' }, 'METRICS_PORT'],
    [{ METRICS_PORT: 'banana' }, 'METRICS_PORT'],
    [{ DATABASE_CONNECTIONS: '0' }, 'DATABASE_CONNECTIONS'],
    [{ RECURLY_TIMEOUT_MS: '0' }, 'RECURLY_TIMEOUT_MS'],
    [{ RECURLY_TIMEOUT_MS: '-1' }, 'RECURLY_TIMEOUT_MS'],
    [{ DRAIN_MS: '60001' }, 'DRAIN_MS'],
    [{ TRUSTED_PROXIES: 'all' }, 'TRUSTED_PROXIES'],
    [{ ALLOW_SANDBOX: 'true' }, 'ALLOW_SANDBOX'],
    [{ SANDBOX_CLOCK: 'yes' }, 'SANDBOX_CLOCK'],
    [{ ...real, SANDBOX_CLOCK: '1' }, 'SANDBOX_CLOCK'],
    [{ ...real, SANDBOX_CLOCK: '1', ALLOW_SANDBOX: '1' }, 'SANDBOX_CLOCK'],
    [{ ...real, DATABASE_URL: '', ALLOW_EMBEDDED_DATABASE: 'yes' }, 'ALLOW_EMBEDDED_DATABASE'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ API_URL: 'https://api.example.com/?a=b' }, 'API_URL'],
    [{ SITE_URL: 'https://person:secret@www.example.com' }, 'SITE_URL'],
  ])('refuses %o and names %s', (environment, name) => {
    expect(() => parseConfig(environment)).toThrow(ConfigError);
    expect(() => parseConfig(environment)).toThrow(name);
  });

  it.each(Object.keys(real).filter((name) => name !== 'NODE_ENV'))(
    'refuses production without %s',
    (name) => {
      expect(() => parseConfig({ ...real, [name]: '' })).toThrow(ConfigError);
      expect(() => parseConfig({ ...real, [name]: '' })).toThrow(name);
    },
  );

  it.each([
    'API_URL',
    'SITE_URL',
    'PLAYER_URL',
    'ALLOWED_ORIGINS',
    'STAFF_ORIGIN',
    'RECURLY_API_URL',
    'YOUTUBE_API_URL',
    'TWITCH_API_URL',
    'TWITCH_TOKEN_URL',
    'IDENTITY_DISCORD_ISSUER',
  ])('refuses plain http in production as %s, and takes it in development and a demonstration', (name) => {
    const plain = { ...real, [name]: 'http://www.example.com' };
    expect(() => parseConfig(plain)).toThrow(`${name} is on plain http`);
    expect(() => parseConfig({ ...plain, ALLOW_SANDBOX: '1' })).not.toThrow();
    expect(() => parseConfig({ ...plain, NODE_ENV: 'development' })).not.toThrow();
  });

  it("takes a collector of traces on plain http, which is nobody else's", () => {
    const traced = { ...real, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };
    expect(parseConfig(traced).tracesUrl).toBe('http://collector:4318');
  });

  it('says who sells on receipts; in production nobody who was not named', () => {
    const named = { ...real, SELLER_ADDRESS: 'Beat Inc | 1 Main St', SELLER_TAX_NUMBER: 'US 5' };
    expect(parseConfig(named).seller).toEqual(['Beat Inc', '1 Main St', 'Tax number: US 5']);
    expect(parseConfig(real).seller).toEqual([]);
    expect(parseConfig({}).seller).toHaveLength(4);
  });

  it('hands a key of the payment provider to no address that nobody named, in a demonstration neither', () => {
    const keyOnly = { NODE_ENV: 'production', ALLOW_SANDBOX: '1', ALLOW_EMBEDDED_DATABASE: '1' };
    expect(() => parseConfig({ ...keyOnly, RECURLY_PRIVATE_KEY: 'k' })).toThrow('RECURLY_API_URL');
  });

  it.each([
    ['development', false],
    ['test', false],
    ['', false],
    ['production', true],
  ])('takes NODE_ENV %j', (NODE_ENV, production) => {
    expect(parseConfig({ ...real, NODE_ENV }).production).toBe(production);
  });

  it('lets a demonstration run with everything in one process', () => {
    const config = parseConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED_DATABASE: '1', ALLOW_SANDBOX: '1' });
    expect(config.databaseUrl).toBeNull();
  });
});
