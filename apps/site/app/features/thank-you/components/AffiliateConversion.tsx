import { type Account, brand, conversionCents, isPlanCode } from '@backbeat/domain';
import type { SafeStorage } from '@backbeat/sdk';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { deviceStorage } from '../../../browserStorage.ts';
import { trustProviders } from '../../../trust/trustProviders.ts';
import { useAccount, useServices } from '../../session/index.ts';

/** The queue that the affiliate program's script empties, whenever it arrives. */
const queueName = `${brand.slug}Conversions`;

const loadScript = (src: string): void => {
  if (Array.from(document.scripts).some((script) => script.src === src)) return;
  trustProviders([src]);
  const script = Object.assign(document.createElement('script'), { src, async: true });
  script.referrerPolicy = 'no-referrer';
  document.head.append(script);
};

/** A sale, as the affiliate program hears of it. */
interface Conversion {
  readonly accountHash: string;
  /** In dollars, with two decimals. */
  readonly value: string;
  readonly currency: 'USD';
}

/** A sale and what it is told apart by: the same purchase has the same key on every visit. */
interface KeyedConversion {
  readonly key: string;
  readonly conversion: Conversion;
}

/**
 * The sale that a visit of a thank-you page stands for; null when the address names somebody else's purchase, or
 * when nothing was bought.
 *
 * @param hash the account that the address names
 */
export const conversionOf = (
  { user, subscription }: Account,
  hash: string | null,
): KeyedConversion | null => {
  const code = subscription?.plan_code ?? null;
  if (hash !== user.hash || subscription?.state !== 'active' || code === null || !isPlanCode(code))
    return null;
  return {
    key: [user.hash, code, subscription.first_billing_date].join(' '),
    conversion: { accountHash: user.hash, value: (conversionCents(code) / 100).toFixed(2), currency: 'USD' },
  };
};

const marksKey = `${brand.slug}.conversions`;
const keptMarks = 20;

/**
 * Whether a sale is told now: true the first time, false for ever after in this browser. Where nothing can be
 * kept nothing is told, as it could be told twice.
 */
export const claimConversion = (storage: SafeStorage, key: string): boolean => {
  const marks = (storage.getItem(marksKey) ?? '').split('\n').filter((mark) => mark !== '');
  if (marks.includes(key)) return false;
  storage.setItem(marksKey, [...marks, key].slice(-keptMarks).join('\n'));
  return storage.lasts(marksKey);
};

const tell = (conversion: Conversion): void => {
  const queue: unknown = Reflect.get(window, queueName);
  if (Array.isArray(queue)) queue.push(conversion);
  else Reflect.set(window, queueName, [conversion]);
};

/** Loads the affiliate program's script and tells it of the sale, once per purchase. */
const AffiliateConversion = () => {
  const src = useServices()?.config.affiliateScriptUrl ?? null;
  const [search] = useSearchParams();
  const hash = search.get('hash');
  const { data: account } = useAccount();

  useEffect(() => {
    if (src === null || account === undefined) return;
    const sale = conversionOf(account, hash);
    if (sale === null || !claimConversion(deviceStorage, sale.key)) return;
    tell(sale.conversion);
    loadScript(src);
  }, [src, account, hash]);

  return null;
};

export default AffiliateConversion;
