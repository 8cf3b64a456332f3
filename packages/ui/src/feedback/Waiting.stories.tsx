import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from '../button/LinkButton.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { EmptyState } from './EmptyState.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';
import { Skeleton } from './Skeleton.tsx';
import { Spinner } from './Spinner.tsx';
import { Steps } from './Steps.tsx';

const Part = styled('div', { base: css`position: relative; min-block-size: 360px;` });

const meta = {
  title: 'Feedback/Waiting (spinner, skeleton)',
  id: 'feedback-waiting',
  component: LoadingOverlay,
  subcomponents: { Spinner, Steps, Skeleton, EmptyState },
  args: { label: 'Processing', cover: 'flow' },
} satisfies Meta<typeof LoadingOverlay>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};

/** Over the whole window. */
export const OverThePage: Story = { args: { cover: 'page' } };

export const OverAPart: Story = {
  args: { cover: 'parent' },
  render: (args) => (
    <Part>
      <Stack inert>
        <Skeleton shape="card" />
        <Skeleton shape="button" />
      </Stack>
      <LoadingOverlay {...args} />
    </Part>
  ),
};

export const Spinners: Story = {
  render: () => (
    <Row gap={8}>
      <Spinner label="Loading" />
      <Spinner size="sm" />
      <Steps />
      <Steps still />
    </Row>
  ),
};

export const Skeletons: Story = {
  render: () => (
    <Stack aria-busy="true">
      <Row>
        <Skeleton shape="portrait" />
      </Row>
      <Skeleton shape="heading" width="half" />
      <Skeleton />
      <Skeleton width="most" />
      <Skeleton width="third" />
      <Skeleton shape="button" />
      <Skeleton shape="card" />
    </Stack>
  ),
};

export const Empty: Story = {
  render: () => (
    <EmptyState
      title="Nothing playing yet"
      action={
        <LinkButton href="/player" variant="secondary">
          View player
        </LinkButton>
      }
    >
      Start a station and it shows up here.
    </EmptyState>
  ),
};
