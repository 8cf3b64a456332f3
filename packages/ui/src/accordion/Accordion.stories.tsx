import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Accordion, AccordionItem } from './Accordion.tsx';

const meta = {
  title: 'Data/Accordion (collapse)',
  id: 'data-accordion',
  component: Accordion,
  subcomponents: { AccordionItem },
  args: {
    children: (
      <>
        <AccordionItem title="Are Pro downloads unlimited?" open>
          <p>Yes. While Pro is active you can download as many tracks as you need.</p>
        </AccordionItem>
        <AccordionItem title="Are the tracks cleared on YouTube?">
          <p>They are cleared for videos you publish while your Pro plan is active.</p>
        </AccordionItem>
        <AccordionItem title="Can I cancel any time?">
          <p>Yes, from your My Account page.</p>
        </AccordionItem>
      </>
    ),
  },
} satisfies Meta<typeof Accordion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/While Pro is active/)).toBeVisible();
    await userEvent.click(canvas.getByText('Can I cancel any time?'));
    await expect(canvas.getByText('Yes, from your My Account page.')).toBeVisible();
    await expect(canvas.getByText(/While Pro is active/)).not.toBeVisible();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['a', 'button', 'input', 'summary'] } } };
export const ManyOpen: Story = { args: { exclusive: false } };
