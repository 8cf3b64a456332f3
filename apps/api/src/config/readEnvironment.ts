import { ConfigError } from './ConfigError.ts';

/** Typed reading of environment variables. An empty variable counts as unset, as shells make them. */
export interface Environment {
  readonly production: boolean;
  /** Variables that were read as a default of a development machine, or as a key that is published here. */
  readonly placeholders: ReadonlySet<string>;
  text(name: string): string | null;
  /** The text, or the default of a development machine. */
  textOr(name: string, placeholder: string): string;
  /** As `textOr`; the published default counts as unset even when somebody sets it. */
  secretOr(name: string, placeholder: string): string;
  /** An http or https address without its final slash; in production https alone, unless for a demonstration. */
  url(name: string): string | null;
  /** As `url`, for an internal service, which may use http. */
  innerUrl(name: string): string | null;
  /** The address, or the default of a development machine. */
  urlOr(name: string, placeholder: string): string;
  whole(name: string, otherwise: number, range?: { readonly min?: number; readonly max?: number }): number;
  /** A switch: `1` is on, `0` or unset off. */
  isOn(name: string): boolean;
  /** One of a few words. */
  oneOf<T extends string>(name: string, words: readonly T[], otherwise: T): T;
  /** Refuses unread variables with our prefix: a misspelled name would change nothing. */
  refuseUnread(prefix: string): void;
  /** The origin of the address in the variable `name`. */
  origin(name: string, address: string): string;
}

const parseHttpUrl = (name: string, value: string): URL => {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:')) {
    throw new ConfigError(`${name} must be an http or https address such as https://www.example.com.`);
  }
  if (url.search !== '' || url.hash !== '' || url.username !== '' || url.password !== '') {
    throw new ConfigError(`${name} must be a plain address, without a question, a fragment or a password.`);
  }
  return url;
};

const modes = ['development', 'test', 'production'] as const;

/** "Production" in other letters would otherwise run real keys as development. */
const isProduction = (mode: string | undefined): boolean => {
  if (mode !== undefined && mode !== '' && !modes.some((known) => known === mode)) {
    throw new ConfigError(`NODE_ENV must be ${modes.join(', ')} or unset, but it is "${mode}".`);
  }
  return mode === 'production';
};

/** Wraps a set of variables such as `process.env`. */
export const readEnvironment = (variables: Readonly<Record<string, string | undefined>>): Environment => {
  const production = isProduction(variables.NODE_ENV);
  const asked = new Set<string>();
  const text = (name: string): string | null => {
    asked.add(name);
    const value = variables[name]?.trim() ?? '';
    return value === '' ? null : value;
  };
  const oneOf = <T extends string>(name: string, words: readonly T[], otherwise: T): T => {
    const value = text(name);
    const word = value === null ? otherwise : words.find((known) => known === value);
    if (word === undefined) throw new ConfigError(`${name} must be one of ${words.join(', ')}, or unset.`);
    return word;
  };
  const isOn = (name: string): boolean => oneOf(name, ['0', '1'], '0') === '1';
  const mayBePlain = isOn('ALLOW_SANDBOX') || !production;
  /** On plain http, cookies lose `Secure` and `__Host-`, and keys travel in the clear. */
  const safeUrl = (name: string, value: string): URL => {
    const address = parseHttpUrl(name, value);
    if (address.protocol === 'https:' || mayBePlain) return address;
    throw new ConfigError(
      `NODE_ENV is production, and ${name} is on plain http: set an https address, or ALLOW_SANDBOX=1 for a demonstration.`,
    );
  };
  const withoutSlash = ({ href }: URL): string => href.replace(/\/$/, '');
  const url = (name: string): string | null => {
    const value = text(name);
    return value === null ? null : withoutSlash(safeUrl(name, value));
  };
  const placeholders = new Set<string>();
  const otherwise = (name: string, value: string | null, placeholder: string): string => {
    if (value === null) placeholders.add(name);
    return value ?? placeholder;
  };
  return {
    production,
    placeholders,
    text,
    oneOf,
    isOn,
    textOr: (name, placeholder) => otherwise(name, text(name), placeholder),
    secretOr: (name, placeholder) => {
      const value = text(name);
      return otherwise(name, value === placeholder ? null : value, placeholder);
    },
    url,
    innerUrl: (name) => {
      const value = text(name);
      return value === null ? null : withoutSlash(parseHttpUrl(name, value));
    },
    urlOr: (name, placeholder) => otherwise(name, url(name), placeholder),
    whole: (name, otherwise, { min = 0, max = Number.MAX_SAFE_INTEGER } = {}) => {
      const value = text(name);
      if (value === null) return otherwise;
      const number = Number(value);
      if (!/^\d{1,16}$/.test(value) || number < min || number > max) {
        throw new ConfigError(`${name} must be a whole number from ${min} to ${max}.`);
      }
      return number;
    },
    origin: (name, address) => safeUrl(name, address).origin,
    refuseUnread: (prefix) => {
      const unread = Object.keys(variables).find((name) => name.startsWith(prefix) && !asked.has(name));
      if (unread === undefined) return;
      const known = [...asked].filter((name) => name.startsWith(prefix));
      throw new ConfigError(`${unread} is not known; what begins so is ${known.join(', ')}.`);
    },
  };
};
