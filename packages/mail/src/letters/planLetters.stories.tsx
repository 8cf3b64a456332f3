import type { Meta, StoryObj } from '@storybook/react-vite';
import { fewerExtraChannels, fixtures } from '../fixtures.ts';
import type { LetterSheet } from '../LetterSheet.tsx';
import { letterStory } from './letterStory.tsx';

const meta = { title: 'Letters/Plans', ...letterStory } satisfies Meta<typeof LetterSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const TrialBegun: Story = { args: { letter: fixtures['trial-begun'] } };
export const TrialEndsIn7Days: Story = { args: { letter: fixtures['trial-ends-in-7-days'] } };
export const TrialEndsIn2Days: Story = { args: { letter: fixtures['trial-ends-in-2-days'] } };
export const RenewalIn30Days: Story = { args: { letter: fixtures['renewal-in-30-days'] } };
export const PlanChanged: Story = { args: { letter: fixtures['plan-changed'] } };
export const PlanChangeScheduled: Story = { args: { letter: fixtures['plan-change-scheduled'] } };
export const ExtraChannelsChanged: Story = { args: { letter: fixtures['extra-channels-changed'] } };
export const FewerExtraChannels: Story = {
  args: { letter: { ...fixtures['extra-channels-changed'], ...fewerExtraChannels } },
};
export const ExtraChannelsChangeScheduled: Story = {
  args: { letter: fixtures['extra-channels-change-scheduled'] },
};
export const PauseBegun: Story = { args: { letter: fixtures['pause-begun'] } };
export const PauseEndsIn3Days: Story = { args: { letter: fixtures['pause-ends-in-3-days'] } };
export const PlanCancelled: Story = { args: { letter: fixtures['plan-cancelled'] } };
export const PlanReactivated: Story = { args: { letter: fixtures['plan-reactivated'] } };
export const PriceChanges: Story = { args: { letter: fixtures['price-changes'] } };
