import { brand, createBrand } from '@backbeat/domain';
import { css, styled } from '@backbeat/ui/styling';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeriodScope } from '../billing/PeriodScope.tsx';
import { ownCatalog } from '../catalog/ownCatalog.ts';
import { english } from '../texts/language.ts';
import { ComparisonTable, type ComparisonTableProps } from './ComparisonTable.tsx';

/* Here no header of a page stands over the table's own heads. */
const Place = styled(PeriodScope, { base: css`--bb-compare-heads-at: 0px;` });

const ComparisonStory = (props: ComparisonTableProps) => (
  <Place billingPeriod={props.billingPeriod ?? 'yearly'}>
    <ComparisonTable {...props} />
  </Place>
);

const meta = {
  title: 'Pricing/ComparisonTable',
  component: ComparisonTable,
  render: (args) => <ComparisonStory {...args} />,
} satisfies Meta<ComparisonTableProps>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = {
  allPlans: {},
  threePlans: { args: { plans: ['free', 'premium', 'pro'] } },
  monthly: { args: { billingPeriod: 'monthly' } },
  signedIn: { args: { session: { tier: 'premStream' }, playerHref: 'https://player.example' } },
  otherBrand: {
    args: {
      catalog: ownCatalog(english, 'pricing', createBrand({ ...brand, name: 'Offbeat', slug: 'offbeat' })),
    },
  },
} satisfies Record<'allPlans' | 'threePlans' | 'monthly' | 'signedIn' | 'otherBrand', Story>;

export const AllPlans: Story = stories.allPlans;
export const ThreePlans: Story = stories.threePlans;
export const Monthly: Story = stories.monthly;
export const SignedIn: Story = stories.signedIn;
export const OtherBrand: Story = stories.otherBrand;
