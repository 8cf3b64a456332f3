import { timingSafeEqual } from 'node:crypto';
import { type LetterKind, letterKinds, routeOf, unsubscribeEndpoint } from '@backbeat/sdk/contract';
import type { Config } from '../config/Config.ts';
import { deriveSecret } from '../lib/secrets.ts';

type LinkConfig = Pick<Config, 'apiUrl' | 'usedOffersKey'>;

/** Whose letters of which kind a link ends. */
interface Subscription {
  /** The account code. */
  readonly hash: string;
  readonly kind: LetterKind;
}

const proofOf = ({ usedOffersKey }: Pick<LinkConfig, 'usedOffersKey'>, { hash, kind }: Subscription) =>
  deriveSecret(deriveSecret(usedOffersKey, 'unsubscribe'), JSON.stringify([hash, kind]));

/** The address in a letter that ends all of its kind. It works for good and signed out, and opens nothing else. */
export const unsubscribeUrl = (config: LinkConfig, subscription: Subscription): string => {
  const url = new URL(routeOf(unsubscribeEndpoint), config.apiUrl);
  const { hash, kind } = subscription;
  url.searchParams.set('letter', `${hash}.${kind}.${proofOf(config, subscription)}`);
  return url.href;
};

/** What such a link is about; null for one that we have not made. */
export const readUnsubscribeLink = (
  config: Pick<LinkConfig, 'usedOffersKey'>,
  letter: string,
): Subscription | null => {
  const [, hash = '', name, proof = ''] = /^(.+)\.([\w-]+)\.([\w-]{43})$/.exec(letter) ?? [];
  const kind = letterKinds.find((one) => one === name);
  if (kind === undefined) return null;
  const expected = Buffer.from(proofOf(config, { hash, kind }));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected) ? { hash, kind } : null;
};
