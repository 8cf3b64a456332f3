import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/Row.tsx';
import { Logo, LogoSymbol } from './Logo.tsx';

const meta = { title: 'Data/Logo', component: Logo, args: { name: 'Backbeat' } } satisfies Meta<typeof Logo>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm' } };

/** The smallest width is 16 px. */
export const SymbolAlone: Story = {
  render: () => (
    <Row gap={8}>
      <LogoSymbol width={60} aria-label="Backbeat" />
      <LogoSymbol width={30} />
      <LogoSymbol width={16} />
    </Row>
  ),
};
