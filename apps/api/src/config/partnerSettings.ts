import { createPrivateKey } from 'node:crypto';
import type { RightsPlatformSettings } from './Config.ts';
import { ConfigError } from './ConfigError.ts';
import type { Environment } from './readEnvironment.ts';

const names = {
  apiUrl: 'YOUTUBE_PARTNER_URL',
  tokenUrl: 'YOUTUBE_PARTNER_TOKEN_URL',
  account: 'YOUTUBE_PARTNER_ACCOUNT',
  key: 'YOUTUBE_PARTNER_KEY',
  owner: 'YOUTUBE_PARTNER_OWNER',
} as const;

const isRsaKey = (pem: string): boolean => {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
};

/** The account of an owner of rights at the video platform. All of it is set, or none. */
export const partnerSettings = (read: Environment): RightsPlatformSettings | null => {
  const missing = Object.values(names).filter((name) => read.text(name) === null);
  if (missing.length === Object.keys(names).length) return null;
  const apiUrl = read.url(names.apiUrl);
  const tokenUrl = read.url(names.tokenUrl);
  const account = read.text(names.account);
  // Google's own file of the key has its lines apart by the two signs \n.
  const key = read.text(names.key)?.replaceAll('\\n', '\n') ?? null;
  const owner = read.text(names.owner);
  if (apiUrl === null || tokenUrl === null || account === null || key === null || owner === null)
    throw new ConfigError(`The account of a YouTube partner is set in part: set ${missing.join(', ')} too.`);
  if (!isRsaKey(key)) throw new ConfigError(`${names.key} must be a private RSA key in PEM.`);
  return { apiUrl, tokenUrl, account, key, owner };
};
