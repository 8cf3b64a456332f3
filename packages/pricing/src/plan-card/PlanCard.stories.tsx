import { coupons } from '@backbeat/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeriodScope } from '../billing/PeriodScope.tsx';
import { offerCatalog } from '../catalog/offerCatalog.ts';
import { ownCatalog } from '../catalog/ownCatalog.ts';
import { partnerCatalog } from '../catalog/partnerCatalog.ts';
import { HiddenAmounts } from '../texts/HiddenAmounts.tsx';
import { PlanCard, type PlanCardProps, type PlanCardState } from './PlanCard.tsx';

/** A card in the scope of its own period. */
const PlanCardStory = (props: PlanCardProps) => (
  <PeriodScope billingPeriod={props.billingPeriod ?? 'yearly'}>
    <PlanCard {...props} />
  </PeriodScope>
);

const own = ownCatalog();
const withBadge = {
  ...own,
  plans: own.plans.map((plan) => ({ ...plan, badge: 'Most chosen' })),
};

const meta = {
  title: 'Pricing/PlanCard',
  component: PlanCard,
  subcomponents: { HiddenAmounts },
  render: (args) => <PlanCardStory {...args} />,
  args: { plan: 'premium', billingPeriod: 'yearly' },
  parameters: { frame: 400 },
} satisfies Meta<PlanCardProps>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What a card can offer, beside the plain list price. */
type PlanCardVariant =
  | 'monthly'
  | 'secondary'
  | 'details'
  | 'partner'
  | 'trialOffer'
  | 'percentOffer'
  | 'download'
  | 'badge'
  | 'detailed'
  | 'halfPriceOfAYear'
  | 'free';

const states = {
  idle: {},
  current: { args: { state: 'current', session: { tier: 'premStream' } } },
  loading: { args: { state: 'loading' } },
  unavailable: { args: { state: 'unavailable' } },
} satisfies Record<PlanCardState, Story>;

const variants = {
  monthly: { args: { billingPeriod: 'monthly' } },
  secondary: { args: { plan: 'pro' } },
  details: { args: { detailsHref: '/which-plan-is-best' } },
  partner: { args: { catalog: partnerCatalog() } },
  trialOffer: { args: { catalog: offerCatalog(own, coupons.oneMonthFree), billingPeriod: 'monthly' } },
  percentOffer: { args: { catalog: offerCatalog(own, coupons.vidcon) } },
  download: { args: { plan: 'download' } },
  badge: { args: { catalog: withBadge } },
  detailed: { args: { isDetailed: true } },
  halfPriceOfAYear: { args: { plan: 'pro', catalog: offerCatalog(own, coupons.vidcon) } },
  free: { args: { plan: 'free' } },
} satisfies Record<PlanCardVariant, Story>;

export const Idle: Story = states.idle;
export const Current: Story = states.current;
export const Loading: Story = states.loading;
export const Unavailable: Story = states.unavailable;
export const Monthly: Story = variants.monthly;
export const Secondary: Story = variants.secondary;
export const Details: Story = variants.details;
export const Partner: Story = variants.partner;
export const TrialOffer: Story = variants.trialOffer;
export const PercentOffer: Story = variants.percentOffer;
export const Download: Story = variants.download;
export const WithBadge: Story = variants.badge;
export const Detailed: Story = variants.detailed;
export const HalfPriceOfAYear: Story = variants.halfPriceOfAYear;
export const Free: Story = variants.free;
