import { type Cents, cents, moneyText, type Quote } from '@backbeat/domain';
import { Button, Stack, Text } from '@backbeat/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { usePayments } from './PaymentsContext.ts';
import { type QuoteStatus, quoteText, type ServerTotals } from './quoteState.ts';
import { useQuote } from './useQuote.ts';

interface PriceStoryProps {
  /** What the server answers; Storybook has none. */
  readonly confirm?: (estimate: Quote) => Promise<ServerTotals>;
}

const PriceStory = ({ confirm }: PriceStoryProps) => {
  const { texts, locale } = usePayments();
  const price = useQuote(
    { planCode: 'rocksprem_i_y_v2', atMs: Date.UTC(2026, 10, 21) },
    confirm === undefined ? {} : { confirm },
  );
  return (
    <Stack align="start" aria-busy={price.status === 'asking'}>
      <Text size="lead">Total today {moneyText(price.quote.now.totalCents)}</Text>
      <Text role="status">{quoteText(price, texts, locale)}</Text>
      {price.status === 'unconfirmed' ? <Button onClick={price.retry}>Check again</Button> : null}
    </Stack>
  );
};

const meta = {
  title: 'Payments/useQuote',
  render: (args) => <PriceStory {...args} />,
} satisfies Meta<PriceStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

const says =
  (more: Cents) =>
  async ({ now, next }: Quote): Promise<ServerTotals> => ({
    nowTotalCents: cents(now.totalCents + more),
    nextTotalCents: cents(next.totalCents + more),
  });

const stories = {
  estimate: {},
  asking: { args: { confirm: () => new Promise(() => {}) } },
  confirmed: { args: { confirm: says(cents(0)) } },
  changed: { args: { confirm: says(cents(629)) } },
  unconfirmed: { args: { confirm: () => Promise.reject(new Error('There is no server here.')) } },
} satisfies Record<QuoteStatus, Story>;

export const Estimate: Story = stories.estimate;
export const Asking: Story = stories.asking;
export const Confirmed: Story = stories.confirmed;
export const Changed: Story = stories.changed;
export const Unconfirmed: Story = stories.unconfirmed;
