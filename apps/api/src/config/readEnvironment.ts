import { ConfigError } from './ConfigError.ts';

/** Typed reading of environment variables. An empty variable counts as unset, as shells make them. */
export interface Environment {
  readonly production: boolean;
  /** Variables that are unset and have a default of a developer's machine, or a key that is published here. */
  readonly placeholders: ReadonlySet<string>;
  text(name: string): string | null;
  /** The text, or the default of a developer's machine. */
  textOr(name: string, placeholder: string): string;
  /** As `textOr`; the published default counts as unset even when somebody sets it. */
  secretOr(name: string, placeholder: string): string;
  /** An http or https address without its final slash. */
  url(name: string): string | null;
  /** The address, or a developer's machine's. */
  urlOr(name: string, placeholder: string): string;
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
  const placeholders = new Set<string>();
  const otherwise = (name: string, value: string | null, placeholder: string): string => {
    if (value === null) placeholders.add(name);
    return value ?? placeholder;
  };
  return {
    production: isProduction(variables.NODE_ENV),
    placeholders,
    text,
    textOr: (name, placeholder) => otherwise(name, text(name), placeholder),
    secretOr: (name, placeholder) => {
      const value = text(name);
      return otherwise(name, value === placeholder ? null : value, placeholder);
    },
    url,
    urlOr: (name, placeholder) => otherwise(name, url(name), placeholder),
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
