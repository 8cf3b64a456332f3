import { coupons } from '@backbeat/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfferPrice, type OfferPriceProps } from './OfferPrice.tsx';

/** Ours; a component with type parameters of its own has no props for Storybook to know. */
const OfferPriceStory = (props: OfferPriceProps) => <OfferPrice {...props} />;

const meta = {
  title: 'Pricing/OfferPrice',
  component: OfferPriceStory,
  args: { plan: 'premium', coupon: coupons.oneMonthFree },
} satisfies Meta<typeof OfferPriceStory>;

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
