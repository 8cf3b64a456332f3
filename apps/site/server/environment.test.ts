import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

describe('readEnvironment', () => {
  it('points at the stand-ins when nothing is set', () => {
    const { port, host, config } = readEnvironment({});
    expect([port, host]).toEqual([3000, null]);
    expect(config).toMatchObject({
      apiUrl: 'http://localhost:4000',
      playerUrl: 'http://localhost:4100/player',
      subscriptionUrl: 'http://localhost:4100/recurly',
      staging: true,
    });
  });

  it('takes what is set, without a final slash', () => {
    const { port, host, config } = readEnvironment({
      SITE_PORT: '8080',
      SITE_HOST: '0.0.0.0',
      API_URL: 'https://api.example.com/',
      PLAYER_URL: 'https://player.example.com',
      RECURLY_PUBLIC_KEY: 'ewr1-live',
    });
    expect([port, host]).toEqual([8080, '0.0.0.0']);
    expect(config).toMatchObject({
      apiUrl: 'https://api.example.com',
      playerUrl: 'https://player.example.com',
      paymentPublicKey: 'ewr1-live',
      staging: false,
    });
  });

  const real = {
    NODE_ENV: 'production',
    API_URL: 'https://api.example.com',
    PLAYER_URL: 'https://player.example.com',
    SUBSCRIPTION_URL: 'https://example.recurly.com',
    RECURLY_SCRIPT_URL: 'https://js.recurly.com/v4/recurly.js',
    RECURLY_BROWSER_API_URL: 'https://api.recurly.com/js/v1',
    RECURLY_PUBLIC_KEY: 'ewr1-live',
  };

  it('takes production when it is whole, and a demonstration of the sandbox', () => {
    expect(readEnvironment(real).config.staging).toBe(false);
    expect(readEnvironment({ NODE_ENV: 'production', ALLOW_SANDBOX: '1' }).config.staging).toBe(true);
  });

  it.each(Object.keys(real).filter((name) => name !== 'NODE_ENV'))(
    'refuses production without %s',
    (name) => {
      expect(() => readEnvironment({ ...real, [name]: '' })).toThrow(name);
    },
  );

  it('refuses a published key in production', () => {
    const published = { ...real, RECURLY_PUBLIC_KEY: 'sandbox-public-key-decline-at-token' };
    expect(() => readEnvironment(published)).toThrow('RECURLY_PUBLIC_KEY');
  });

  const addresses = Object.keys(real).filter((name) => name.endsWith('_URL'));
  const optional = ['PLAYER_API_URL', 'METADATA_API_URL', 'GRAPH_API_URL', 'AFFILIATE_SCRIPT_URL'];
  it.each([...addresses, ...optional, 'ERROR_REPORTING_DSN'])(
    'refuses plain http in production as %s',
    (name) => {
      const plain = { ...real, [name]: 'http://www.example.com' };
      expect(() => readEnvironment(plain)).toThrow(`${name} is on plain http`);
      expect(() => readEnvironment({ ...plain, ALLOW_SANDBOX: '1' })).not.toThrow();
      expect(() => readEnvironment({ ...plain, NODE_ENV: 'development' })).not.toThrow();
    },
  );

  it.each(['ANALYTICS', 'CUSTOMER_TOOL'])('refuses half of %s', (name) => {
    for (const half of [{ [`${name}_URL`]: 'https://collector.example' }, { [`${name}_KEY`]: 'key' }])
      expect(() => readEnvironment(half)).toThrow(`${name}_URL and ${name}_KEY belong together`);
  });

  it('refuses ALLOW_SANDBOX=true and says so', () => {
    expect(() => readEnvironment({ ALLOW_SANDBOX: 'true' })).toThrow('ALLOW_SANDBOX');
  });

  it.each(['Production', 'production ', 'prod', 'staging'])('refuses NODE_ENV=%j and says so', (NODE_ENV) => {
    expect(() => readEnvironment({ NODE_ENV })).toThrow('NODE_ENV must be');
  });

  it.each(['x', '-1', '65536', '3.5'])('refuses SITE_PORT=%s and says so', (port) => {
    expect(() => readEnvironment({ SITE_PORT: port })).toThrow(`SITE_PORT must be a port number`);
  });

  it.each(['localhost:4000', 'javascript:alert(1)', 'ftp://api.example.com'])(
    'refuses API_URL=%s',
    (address) => {
      expect(() => readEnvironment({ API_URL: address })).toThrow('API_URL must be an http or https address');
    },
  );
});
