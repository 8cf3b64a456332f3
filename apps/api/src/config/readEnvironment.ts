import { ConfigError } from './ConfigError.ts';

/** Typed reading of environment variables. An empty variable counts as unset, as shells make them. */
export interface Environment {
  readonly production: boolean;
  /** Variables in whose place a developer's machine stands, or a key that is printed in this repository. */
  readonly standIns: ReadonlySet<string>;
  text(name: string): string | null;
  /** The text, or what a developer's machine has in its place. */
  textOr(name: string, standIn: string): string;
  /** As `textOr`, where the stand-in protects nothing even when somebody sets it. */
  secretOr(name: string, standIn: string): string;
  /** An http or https address without its final slash. */
  url(name: string): string | null;
  /** The address, or a developer's machine's. */
  urlOr(name: string, standIn: string): string;
  whole(name: string, otherwise: number, max?: number): number;
  /** The origin of an address that stands in the variable `name`. */
  origin(name: string, address: string): string;
}

const parseHttpUrl = (name: string, value: string): URL => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new ConfigError(`${name} must be an http or https address such as https://www.example.com.`);
  }
  return url;
};

const modes = ['development', 'test', 'production'] as const;

/** Spelled otherwise, "Production" would be a developer's machine with real keys. */
const isProduction = (mode: string | undefined): boolean => {
  if (mode !== undefined && mode !== '' && !modes.some((known) => known === mode)) {
    throw new ConfigError(`NODE_ENV must be ${modes.join(', ')} or unset, but it is "${mode}".`);
  }
  return mode === 'production';
};

/** Wraps a set of variables such as `process.env`. */
export const readEnvironment = (variables: Readonly<Record<string, string | undefined>>): Environment => {
  const text = (name: string): string | null => {
    const value = variables[name]?.trim() ?? '';
    return value === '' ? null : value;
  };
  const url = (name: string): string | null => {
    const value = text(name);
    return value === null ? null : parseHttpUrl(name, value).href.replace(/\/$/, '');
  };
  const standIns = new Set<string>();
  const otherwise = (name: string, value: string | null, standIn: string): string => {
    if (value === null) standIns.add(name);
    return value ?? standIn;
  };
  return {
    production: isProduction(variables.NODE_ENV),
    standIns,
    text,
    textOr: (name, standIn) => otherwise(name, text(name), standIn),
    secretOr: (name, standIn) => {
      const value = text(name);
      return otherwise(name, value === standIn ? null : value, standIn);
    },
    url,
    urlOr: (name, standIn) => otherwise(name, url(name), standIn),
    whole: (name, otherwise, max = Number.MAX_SAFE_INTEGER) => {
      const value = text(name);
      if (value === null) return otherwise;
      if (!/^\d{1,15}$/.test(value) || Number(value) > max) {
        throw new ConfigError(`${name} must be a whole number up to ${max}.`);
      }
      return Number(value);
    },
    origin: (name, address) => parseHttpUrl(name, address).origin,
  };
};
