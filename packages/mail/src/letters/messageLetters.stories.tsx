import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '../fixtures.ts';
import type { LetterSheet } from '../LetterSheet.tsx';
import { letterStory } from './letterStory.tsx';

const meta = { title: 'Letters/Messages', ...letterStory } satisfies Meta<typeof LetterSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const MessageReceived: Story = { args: { letter: fixtures['message-received'] } };
export const MessageAnswered: Story = { args: { letter: fixtures['message-answered'] } };
export const MessageForStaff: Story = { args: { letter: fixtures['message-for-staff'] } };
export const NewStations: Story = { args: { letter: fixtures['new-stations'] } };
