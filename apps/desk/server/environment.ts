import type { DeskConfig } from '../app/config/deskConfig.ts';

/** What the server is told from outside. */
export interface DeskEnvironment {
  readonly port: number;
  /** One address to listen on; null means both loopback addresses. */
  readonly host: string | null;
  readonly config: DeskConfig;
  /** Where pictures of people may come from beside https: origins of a developer's machine. */
  readonly pictureOrigins: readonly string[];
}

type Variables = Readonly<Record<string, string | undefined>>;

const portOf = ({ DESK_PORT: text = '' }: Variables): number => {
  const port = Number(text || '3001');
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`DESK_PORT must be a port number from 0 to 65535, but it is "${text}".`);
  return port;
};

const addressOf = (variables: Variables, name: string, otherwise: string): string => {
  const text = variables[name] || otherwise;
  const isDevelopment = variables.NODE_ENV !== 'production' || variables.ALLOW_SANDBOX === '1';
  if (!/^https?:\/\//.test(text) || !URL.canParse(text))
    throw new Error(`${name} must be an http or https address, but it is "${text}".`);
  if (!isDevelopment && !text.startsWith('https:'))
    throw new Error(`NODE_ENV is production, and ${name} is not on https: "${text}".`);
  return text.replace(/\/+$/, '');
};

/**
 * Reads the environment; what is not set points at a developer's machine and is refused in production.
 *
 * @throws Error that names the variable and its value when one cannot be used
 *
 * @example
 * readEnvironment({ DESK_PORT: '3101' }).port // → 3101
 */
export const readEnvironment = (variables: Variables): DeskEnvironment => ({
  port: portOf(variables),
  host: variables.DESK_HOST || null,
  config: { apiUrl: addressOf(variables, 'API_URL', 'http://localhost:4000') },
  pictureOrigins: variables.SANDBOX_URL ? [new URL(variables.SANDBOX_URL).origin] : [],
});
