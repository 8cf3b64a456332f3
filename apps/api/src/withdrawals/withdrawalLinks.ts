import { timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/Config.ts';
import { deriveSecret } from '../lib/secrets.ts';

type LinkConfig = Pick<Config, 'siteUrl' | 'usedOffersKey'>;

const proofOf = ({ usedOffersKey }: Pick<LinkConfig, 'usedOffersKey'>, askId: string): string =>
  deriveSecret(deriveSecret(usedOffersKey, 'withdraw'), askId);

/** The address in a letter that shows an order to whoever asked for it, and opens nothing else. */
export const withdrawalUrl = (config: LinkConfig, askId: string): string => {
  const url = new URL('/withdraw', config.siteUrl);
  url.searchParams.set('link', `${askId}.${proofOf(config, askId)}`);
  return url.href;
};

/** Which question a link answers; null for one that we have not made. */
export const readWithdrawalLink = (
  config: Pick<LinkConfig, 'usedOffersKey'>,
  link: string,
): string | null => {
  const [, askId = '', proof = ''] = /^([\da-f-]{36})\.([\w-]{43})$/.exec(link) ?? [];
  if (askId === '') return null;
  const expected = Buffer.from(proofOf(config, askId));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected) ? askId : null;
};
