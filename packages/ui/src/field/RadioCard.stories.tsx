import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { FieldGroup } from './FieldGroup.tsx';
import { RadioCard } from './RadioCard.tsx';

const meta = {
  title: 'Forms/RadioCard',
  component: RadioCard,
  subcomponents: { FieldGroup },
  args: { name: 'period', title: 'Yearly (50% off)', note: '$71.88 per year, $5.99 per month' },
  parameters: { frame: 440 },
} satisfies Meta<typeof RadioCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultChecked: true } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['a', 'button', 'input', 'summary'] } } };
export const Disabled: Story = { args: { disabled: true } };

export const Group: Story = {
  render: () => (
    <FieldGroup legend="Pay with" columns={2}>
      <RadioCard name="pay" value="card" title="Card" defaultChecked />
      <RadioCard name="pay" value="paypal" title="PayPal" />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Pay with' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'PayPal' }));
    await expect(canvas.getByRole('radio', { name: 'Card' })).not.toBeChecked();
  },
};
