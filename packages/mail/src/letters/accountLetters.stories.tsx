import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtures } from '../fixtures.ts';
import type { LetterSheet } from '../LetterSheet.tsx';
import { letterStory } from './letterStory.tsx';

const meta = { title: 'Letters/Account', ...letterStory } satisfies Meta<typeof LetterSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Welcome: Story = { args: { letter: fixtures.welcome } };
export const SignInLinked: Story = { args: { letter: fixtures['sign-in-linked'] } };
export const SignInUnlinked: Story = { args: { letter: fixtures['sign-in-unlinked'] } };
export const MergeAsked: Story = { args: { letter: fixtures['merge-asked'] } };
export const MergeLink: Story = { args: { letter: fixtures['merge-link'] } };
export const MergeOffered: Story = { args: { letter: fixtures['merge-offered'] } };
export const MergeDone: Story = { args: { letter: fixtures['merge-done'] } };
export const MergeUndone: Story = { args: { letter: fixtures['merge-undone'] } };
export const DeletionAsked: Story = { args: { letter: fixtures['deletion-asked'] } };
export const DeletionDone: Story = { args: { letter: fixtures['deletion-done'] } };
export const ExportMade: Story = { args: { letter: fixtures['export-made'] } };
export const SupportChanged: Story = { args: { letter: fixtures['support-changed'] } };
export const CertificateMade: Story = { args: { letter: fixtures['certificate-made'] } };
