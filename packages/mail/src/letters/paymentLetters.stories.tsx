import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '../fixtures.ts';
import type { LetterSheet } from '../LetterSheet.tsx';
import { letterStory } from './letterStory.tsx';

const meta = { title: 'Letters/Payments', ...letterStory } satisfies Meta<typeof LetterSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Receipt: Story = { args: { letter: fixtures.receipt } };
export const PaymentFailed: Story = { args: { letter: fixtures['payment-failed'] } };
export const PaymentFailedAgain: Story = { args: { letter: fixtures['payment-failed-again'] } };
export const PaymentLastDay: Story = { args: { letter: fixtures['payment-last-day'] } };
export const PaymentRecovered: Story = { args: { letter: fixtures['payment-recovered'] } };
export const CardExpires: Story = { args: { letter: fixtures['card-expires'] } };
export const Refund: Story = { args: { letter: fixtures.refund } };
export const RefundGiven: Story = { args: { letter: fixtures['refund-given'] } };
export const WithdrawalLink: Story = { args: { letter: fixtures['withdrawal-link'] } };

export const InGerman: Story = { args: { letter: fixtures['payment-failed'] }, globals: { language: 'de' } };
export const RightToLeft: Story = {
  args: { letter: fixtures['payment-failed'] },
  globals: { direction: 'rtl' },
};
