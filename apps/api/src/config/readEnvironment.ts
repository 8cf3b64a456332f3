import { ConfigError } from './ConfigError.ts';

/** Typed reading of environment variables. An empty variable counts as unset, as shells make them. */
export interface Environment {
  text(name: string): string | null;
  /** An http or https address without its final slash. */
  url(name: string): string | null;
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

/** Wraps a set of variables such as `process.env`. */
export const readEnvironment = (variables: Readonly<Record<string, string | undefined>>): Environment => {
  const text = (name: string): string | null => {
    const value = variables[name]?.trim() ?? '';
    return value === '' ? null : value;
  };
  return {
    text,
    url: (name) => {
      const value = text(name);
      return value === null ? null : parseHttpUrl(name, value).href.replace(/\/$/, '');
    },
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
