import { describe, expect, it } from 'vitest';
import { ConfigError } from './ConfigError.ts';
import { parseConfig } from './parseConfig.ts';

const real = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://db.example/api',
  RECURLY_PRIVATE_KEY: 'k',
  RECURLY_WEBHOOK_PASSWORD: 'p',
  YOUTUBE_API_KEY: 'key',
  ...Object.fromEntries(
    ['TWITCH', 'GOOGLE_OAUTH2', 'STREAMLABS', 'DISCORD'].flatMap((name) => [
      [`IDENTITY_${name}_CLIENT_ID`, 'id'],
      [`IDENTITY_${name}_CLIENT_SECRET`, 'secret'],
    ]),
  ),
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
      },
    });
    expect(config.seedCreators).toBe(false);
  });

  it.each([
    [{ ...real, DATABASE_URL: '' }, 'DATABASE_URL'],
    [{ ...real, RECURLY_PRIVATE_KEY: '' }, 'RECURLY_PRIVATE_KEY'],
    [{ ...real, IDENTITY_DISCORD_CLIENT_ID: '', IDENTITY_DISCORD_CLIENT_SECRET: '' }, 'discord'],
    [{ ...real, YOUTUBE_API_KEY: '' }, 'YOUTUBE_API_KEY'],
    [{ TWITCH_API_CLIENT_ID: 'id' }, 'TWITCH_API_CLIENT_SECRET'],
    [{ IDENTITY_TWITCH_CLIENT_ID: 'id' }, 'IDENTITY_TWITCH_CLIENT_SECRET'],
    [{ API_PORT: '70000' }, 'API_PORT'],
    [{ SITE_URL: 'javascript:alert(1)' }, 'SITE_URL'],
    [{ ALLOWED_ORIGINS: 'nowhere' }, 'ALLOWED_ORIGINS'],
    [{ REDEEM_CODES: 'A' }, 'REDEEM_CODES'],
  ])('refuses %o and names %s', (environment, name) => {
    expect(() => parseConfig(environment)).toThrow(ConfigError);
    expect(() => parseConfig(environment)).toThrow(name);
  });

  it('lets a demonstration run with everything in one process', () => {
    const config = parseConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED_DATABASE: '1', ALLOW_SANDBOX: '1' });
    expect(config.databaseUrl).toBeNull();
  });
});
