import type { SiteConfig } from '../app/config/siteConfig.ts';

/** What the server is told from outside. */
export interface SiteEnvironment {
  readonly port: number;
  /** One address to listen on; null means both loopback addresses. */
  readonly host: string | null;
  readonly config: SiteConfig;
}

type Variables = Readonly<Record<string, string | undefined>>;

const sandboxPublicKey = 'sandbox-public-key';

/** On a developer's machine and in a demonstration, stand-ins and plain http are fine. */
const mayBePlain = ({ NODE_ENV: mode = '', ALLOW_SANDBOX: allowed = '' }: Variables): boolean => {
  // Spelled otherwise, "Production" would be a developer's machine.
  if (!['', 'development', 'test', 'production'].includes(mode))
    throw new Error(`NODE_ENV must be development, test, production or unset, but it is "${mode}".`);
  if (!['', '0', '1'].includes(allowed)) throw new Error('ALLOW_SANDBOX must be 1, 0 or unset.');
  return mode !== 'production' || allowed === '1';
};

/** Everything of the configuration that a developer's machine has a stand-in for. */
const neededInProduction = [
  'API_URL',
  'PLAYER_URL',
  'SUBSCRIPTION_URL',
  'RECURLY_SCRIPT_URL',
  'RECURLY_BROWSER_API_URL',
  'RECURLY_PUBLIC_KEY',
] as const;

/** What a visitor's browser would otherwise ask of the visitor's own machine. */
const refuseStandInsInProduction = (variables: Variables): void => {
  if (mayBePlain(variables)) return;
  const missing = neededInProduction.filter(
    (name) => !variables[name] || variables[name].startsWith(sandboxPublicKey),
  );
  if (missing.length === 0) return;
  throw new Error(
    `NODE_ENV is production, but these are not set or have the sandbox's published key: ${missing.join(', ')}. Set real ones, or ALLOW_SANDBOX=1 for a demonstration.`,
  );
};

const portOf = (variables: Variables): number => {
  const text = variables.SITE_PORT || '3000';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    throw new Error(`SITE_PORT must be a port number from 0 to 65535, but it is "${text}".`);
  return port;
};

const addressOf = (variables: Variables, name: string, otherwise: string): string => {
  const text = variables[name] || otherwise;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new Error(`${name} must be an http or https address, but it is "${text}".`);
  if (!text.startsWith('https:') && !mayBePlain(variables))
    throw new Error(
      `NODE_ENV is production, and ${name} is on plain http: set an https address, or ALLOW_SANDBOX=1 for a demonstration.`,
    );
  return text.replace(/\/+$/, '');
};

/** An address that may be left out: then nothing of it is loaded or sent. */
const optionalAddress = (variables: Variables, name: string): string | null =>
  variables[name] ? addressOf(variables, name, '') : null;

const collectorOf = (variables: Variables, name: 'ANALYTICS' | 'CUSTOMER_TOOL') => {
  const url = optionalAddress(variables, `${name}_URL`);
  const key = variables[`${name}_KEY`] || null;
  if ((url === null) !== (key === null))
    throw new Error(`${name}_URL and ${name}_KEY belong together: set both, or none.`);
  return url === null || key === null ? null : { url, key };
};

const configOf = (variables: Variables): SiteConfig => {
  const sandboxUrl = mayBePlain(variables)
    ? addressOf(variables, 'SANDBOX_URL', 'http://localhost:4100')
    : 'http://localhost:4100';
  const paymentPublicKey = variables.RECURLY_PUBLIC_KEY || sandboxPublicKey;
  const apiUrl = addressOf(variables, 'API_URL', 'http://localhost:4000');
  return {
    apiUrl,
    playerUrl: addressOf(variables, 'PLAYER_URL', `${sandboxUrl}/player`),
    playerApiUrl: addressOf(variables, 'PLAYER_API_URL', apiUrl),
    metadataApiUrl: addressOf(variables, 'METADATA_API_URL', apiUrl),
    graphApiUrl: addressOf(variables, 'GRAPH_API_URL', apiUrl),
    subscriptionUrl: addressOf(variables, 'SUBSCRIPTION_URL', `${sandboxUrl}/recurly`),
    paymentScriptUrl: addressOf(variables, 'RECURLY_SCRIPT_URL', `${sandboxUrl}/recurly/recurly.js`),
    paymentApiUrl: addressOf(variables, 'RECURLY_BROWSER_API_URL', `${sandboxUrl}/js/v1`),
    paymentPublicKey,
    staging: paymentPublicKey.startsWith(sandboxPublicKey),
    analytics: collectorOf(variables, 'ANALYTICS'),
    customerTool: collectorOf(variables, 'CUSTOMER_TOOL'),
    errorReportingDsn: optionalAddress(variables, 'ERROR_REPORTING_DSN'),
    affiliateScriptUrl: optionalAddress(variables, 'AFFILIATE_SCRIPT_URL'),
  };
};

/**
 * Reads the environment; what is not set points at the sandbox in development and is refused in production.
 *
 * @throws Error that names the variable and its value when one cannot be used
 *
 * @example
 * readEnvironment({ SITE_PORT: '3100' }).port // → 3100
 */
export const readEnvironment = (variables: Variables): SiteEnvironment => {
  refuseStandInsInProduction(variables);
  return { port: portOf(variables), host: variables.SITE_HOST || null, config: configOf(variables) };
};
