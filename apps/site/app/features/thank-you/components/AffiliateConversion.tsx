import { brand } from '@backbeat/domain';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { deviceStorage } from '../../../browserStorage.ts';
import { trustProviders } from '../../../trust/trustProviders.ts';
import { useAccount, useServices } from '../../session/index.ts';
import { type Conversion, claimConversion, conversionOf } from '../conversion.ts';

/** The queue that the affiliate program's script empties, whenever it arrives. */
const queueName = `${brand.slug}Conversions`;

const loadScript = (src: string): void => {
  if (Array.from(document.scripts).some((script) => script.src === src)) return;
  trustProviders([src]);
  const script = Object.assign(document.createElement('script'), { src, async: true });
  script.referrerPolicy = 'no-referrer';
  document.head.append(script);
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
