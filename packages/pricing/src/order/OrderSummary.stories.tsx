import { type Coupon, cents, coupons, type GiftCard, type PlanCode, quoteForPlan } from '@backbeat/domain';
import { Button, Checkbox, Link } from '@backbeat/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComingInvoices } from './ComingInvoices.tsx';
import { OrderSummary, type OrderSummaryProps } from './OrderSummary.tsx';
import { orderButtonText } from './orderWords.ts';
import { PlanPicks } from './PlanPicks.tsx';

const atMs = Date.UTC(2026, 10, 20);

/** The quote follows from the plan and the codes. */
const OrderStory = ({
  planCode,
  coupon = null,
  giftCard = null,
  quote: given,
  ...rest
}: OrderSummaryProps) => {
  const creditCents = given.now.creditCents;
  const quote = quoteForPlan({ planCode, coupon, giftCard, creditCents, atMs });
  return (
    <OrderSummary planCode={planCode} coupon={coupon} giftCard={giftCard} quote={quote} {...rest}>
      <Checkbox>
        I accept the <Link href="/privacy">Privacy Policy</Link> and{' '}
        <Link href="/terms">Terms of Service</Link>
      </Checkbox>
      <Button variant="primary" size="lg" block disabled={rest.isLocked ?? false}>
        {orderButtonText(quote, rest.isLocked ? 'processing' : 'idle')}
      </Button>
    </OrderSummary>
  );
};

const yearly: PlanCode = 'rocksprem_i_y_v2';
const half3: Coupon = { ...coupons.vidcon, code: 'half3', appliesForMonths: 3 };
const giftCard: GiftCard = { code: 'GIFT-50-SAMPLE', currency: 'USD', balanceCents: cents(5000) };

const meta = {
  title: 'Pricing/OrderSummary',
  component: OrderSummary,
  subcomponents: { PlanPicks, ComingInvoices },
  render: (args) => <OrderStory {...args} />,
  args: { planCode: yearly, quote: quoteForPlan({ planCode: yearly, atMs }), onPlanChange: () => {} },
  argTypes: { quote: { control: false } },
  parameters: { frame: 440 },
} satisfies Meta<OrderSummaryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What an order can hold. */
type OrderState =
  | 'plain'
  | 'monthly'
  | 'trial'
  | 'percent'
  | 'limited'
  | 'giftCard'
  | 'both'
  | 'credit'
  | 'pro'
  | 'pending'
  | 'locked'
  | 'undated'
  | 'fixed';

const stories = {
  plain: {},
  monthly: { args: { planCode: 'rocksprem_i_m_v2' } },
  trial: { args: { coupon: coupons.oneMonthFree } },
  percent: { args: { coupon: coupons.vidcon } },
  limited: { args: { planCode: 'rocksprem_i_m_v2', coupon: half3 } },
  giftCard: { args: { planCode: 'rocksprem_i_m_v2', giftCard } },
  both: { args: { coupon: coupons.vidcon, giftCard } },
  credit: { args: { quote: quoteForPlan({ planCode: yearly, creditCents: cents(4057), atMs }) } },
  pro: { args: { planCode: 'rockspro_y_v1' } },
  pending: { args: { isPending: true } },
  locked: { args: { isLocked: true } },
  undated: { args: { isDated: false, coupon: coupons.oneMonthFree } },
  fixed: { args: { showArt: false }, render: ({ onPlanChange: _, ...args }) => <OrderStory {...args} /> },
} satisfies Record<OrderState, Story>;

export const Plain: Story = stories.plain;
export const Monthly: Story = stories.monthly;
export const Trial: Story = stories.trial;
export const Percent: Story = stories.percent;
export const Limited: Story = stories.limited;
export const WithGiftCard: Story = stories.giftCard;
export const CouponAndGiftCard: Story = stories.both;
export const WithCredit: Story = stories.credit;
export const Pro: Story = stories.pro;
export const Pending: Story = stories.pending;
export const Locked: Story = stories.locked;
export const Undated: Story = stories.undated;
export const Fixed: Story = stories.fixed;
