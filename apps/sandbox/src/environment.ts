import { resolve } from 'node:path';
import type { SandboxOptions } from './createSandbox.ts';

/** What the sandbox reads from its environment. */
export interface Environment {
  readonly port: number;
  readonly mailPort: number;
  readonly options: SandboxOptions;
}

type Variables = Readonly<Record<string, string | undefined>>;

const address = (variables: Variables, name: string, otherwise: string): string => {
  const given = variables[name] || otherwise;
  if (!URL.canParse(given)) throw new Error(`${name} is not a URL: ${given}`);
  return given.replace(/\/+$/, '');
};

const portOf = (variables: Variables, name: string, otherwise: string): number => {
  const port = Number(variables[name] || otherwise);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`${name} is not a port: ${variables[name]}`);
};

/**
 * Reads ports, addresses and data directory.
 *
 * @throws Error in production, because nothing behind the sandbox is protected, and for invalid values
 * @example readEnvironment({}).options.url // → 'http://localhost:4100'
 */
export const readEnvironment = (variables: Variables): Environment => {
  const mode = variables.NODE_ENV ?? '';
  if (!['', 'development', 'test', 'production'].includes(mode)) {
    throw new Error(`NODE_ENV must be development, test, production or unset, but it is "${mode}".`);
  }
  if (mode === 'production' && variables.ALLOW_SANDBOX !== '1') {
    throw new Error(
      'The sandbox does not start with NODE_ENV=production. Set ALLOW_SANDBOX=1 for a demonstration.',
    );
  }
  const port = portOf(variables, 'SANDBOX_PORT', '4100');
  return {
    port,
    mailPort: portOf(variables, 'SANDBOX_MAIL_PORT', '4125'),
    options: {
      url: address(variables, 'SANDBOX_URL', `http://localhost:${port}`),
      apiUrl: address(variables, 'API_URL', 'http://localhost:4000'),
      siteUrl: address(variables, 'SITE_URL', 'http://localhost:3000'),
      dataDirectory: resolve(variables.BACKBEAT_DATA_DIR || '.data'),
      isSeeded: variables.SANDBOX_SEED !== '0',
      ...(variables.RECURLY_PRIVATE_KEY ? { privateKey: variables.RECURLY_PRIVATE_KEY } : {}),
      partner: {
        account: variables.YOUTUBE_PARTNER_ACCOUNT || undefined,
        owner: variables.YOUTUBE_PARTNER_OWNER || undefined,
        key: variables.YOUTUBE_PARTNER_KEY || undefined,
      },
    },
  };
};
