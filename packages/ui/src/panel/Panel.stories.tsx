import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/Badge.tsx';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon } from '../icons.ts';
import { Grid } from '../layout/Grid.tsx';
import { Row } from '../layout/Row.tsx';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import { Facts } from './Facts.tsx';
import { Panel } from './Panel.tsx';

const meta = {
  title: 'Layout/Panel',
  component: Panel,
  args: { children: 'Your payment was received.' },
} satisfies Meta<typeof Panel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Current: Story = {
  args: {
    tone: 'current',
    stacked: true,
    children: (
      <>
        <Row justify="between" align="start">
          <div>
            <Heading level={2} size="card">
              Premium
            </Heading>
            <Text tone="muted">Renews on June 14, 2027. You will be charged $71.88.</Text>
          </div>
          <Badge tone="teal">
            <Icon icon={CheckIcon} />
            Current plan
          </Badge>
        </Row>
        <Facts
          items={[
            { term: 'Price', value: '$71.88 per year' },
            { term: 'Next payment', value: 'June 14, 2027' },
            { term: 'Member since', value: 'June 14, 2026' },
          ]}
        />
      </>
    ),
  },
};

export const Tones: Story = {
  render: () => (
    <Grid>
      <Panel>Plain</Panel>
      <Panel tone="current">Current</Panel>
      <Panel tone="warn">Payment failed</Panel>
      <Panel tone="wait">Ends on June 14</Panel>
      <Panel tone="quiet">Quiet</Panel>
      <Panel padding="calm">Calm</Panel>
    </Grid>
  ),
};
