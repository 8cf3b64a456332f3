import { coupons } from '@backbeat/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfferPrice, type OfferPriceProps } from './OfferPrice.tsx';

const meta = {
  title: 'Pricing/OfferPrice',
  component: OfferPrice,
  args: { plan: 'premium', coupon: coupons.oneMonthFree },
} satisfies Meta<OfferPriceProps>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = {
  oneMonthFree: {},
  oneMonthFreeYearly: { args: { billingPeriod: 'yearly' } },
  halfPrice: { args: { coupon: coupons.vidcon } },
  halfPriceYearly: { args: { coupon: coupons.vidcon, billingPeriod: 'yearly' } },
  trialOfDays: { args: { coupon: coupons.twitch14 } },
  small: { args: { size: 'sm' } },
} satisfies Record<
  'oneMonthFree' | 'oneMonthFreeYearly' | 'halfPrice' | 'halfPriceYearly' | 'trialOfDays' | 'small',
  Story
>;

export const OneMonthFree: Story = stories.oneMonthFree;
export const OneMonthFreeYearly: Story = stories.oneMonthFreeYearly;
export const HalfPrice: Story = stories.halfPrice;
export const HalfPriceYearly: Story = stories.halfPriceYearly;
export const TrialOfDays: Story = stories.trialOfDays;
export const Small: Story = stories.small;
