import {
  type AccountTier,
  checkoutPath,
  moneyText,
  type PlanButtonState,
  type Product,
  planButtonState,
  planFor,
} from '@backbeat/domain';

/** A plan that the person could move to. */
export interface PlanSwap {
  readonly product: Product;
  readonly name: string;
  readonly text: string;
  readonly priceText: string;
  readonly href: string;
  readonly label: PlanButtonState['label'];
  readonly isUpgrade: boolean;
}

const texts = {
  premium: 'Every station for your stream, without the chatbot.',
  download: 'Downloads, with limited streaming on some stations.',
  pro: 'Adds downloads and tracks cleared for YouTube.',
} as const satisfies Partial<Record<Product, string>>;

const products = ['pro', 'premium', 'download'] as const;

/**
 * The plans that an account of a tier can move to, the largest first. Plans that it has already are left out.
 *
 * @example planSwaps('premStream').map(({ name }) => name) // → ['Pro', 'Download']
 */
export const planSwaps = (tier: AccountTier): readonly PlanSwap[] =>
  products.flatMap((product) => {
    const { code, name, amountCents } = planFor(product, 'monthly');
    const { action, label } = planButtonState({ session: { tier }, planCode: code });
    const href = checkoutPath(code);
    if (action !== 'checkout' || href === null) return [];
    const price = moneyText(amountCents).replace(/\.00$/, '');
    return {
      product,
      name,
      text: texts[product],
      priceText: product === 'pro' ? `from ${price}` : price,
      href,
      label,
      isUpgrade: label === 'Upgrade now',
    };
  });
