import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '../fixtures.ts';
import type { LetterSheet } from '../LetterSheet.tsx';
import { letterStory } from './letterStory.tsx';

const meta = { title: 'Letters/Claims', ...letterStory } satisfies Meta<typeof LetterSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ClaimReleased: Story = { args: { letter: fixtures['claim-released'] } };
export const ClaimRefused: Story = { args: { letter: fixtures['claim-refused'] } };
export const ClaimAnswered: Story = { args: { letter: fixtures['claim-answered'] } };
export const ClaimCredit: Story = { args: { letter: fixtures['claim-credit'] } };
export const ListingFailed: Story = { args: { letter: fixtures['listing-failed'] } };
