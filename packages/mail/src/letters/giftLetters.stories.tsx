import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '../fixtures.ts';
import type { LetterSheet } from '../LetterSheet.tsx';
import { letterStory } from './letterStory.tsx';

const meta = { title: 'Letters/Gifts', ...letterStory } satisfies Meta<typeof LetterSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const GiftBought: Story = { args: { letter: fixtures['gift-bought'] } };
export const GiftClaimed: Story = { args: { letter: fixtures['gift-claimed'] } };
export const GiftRefunded: Story = { args: { letter: fixtures['gift-refunded'] } };
