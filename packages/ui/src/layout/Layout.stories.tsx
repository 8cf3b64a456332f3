import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { LinkButton } from '../button/LinkButton.tsx';
import { SegmentedControl } from '../field/SegmentedControl.tsx';
import { Panel } from '../panel/Panel.tsx';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import { Container } from './Container.tsx';
import { Grid } from './Grid.tsx';
import { Row } from './Row.tsx';
import { Section } from './Section.tsx';
import { Split } from './Split.tsx';
import { Stack } from './Stack.tsx';
import { StepBar } from './StepBar.tsx';

const meta = {
  title: 'Layout/Overview',
  component: Section,
  subcomponents: { Container, Stack, Row, Grid, Split, StepBar },
} satisfies Meta<typeof Section>;

export default meta;

type Story = StoryObj<typeof meta>;

const cards = (count: 2 | 3 | 4): ReactElement[] =>
  ['One', 'Two', 'Three', 'Four'].slice(0, count).map((name) => <Panel key={name}>{name}</Panel>);

export const SectionWithBar: Story = {
  args: {
    step: 11,
    title: 'One price to stream, one to keep',
    lead: 'Full refund within 14 days of payment.',
    end: (
      <SegmentedControl
        label="Billing period"
        defaultValue="yearly"
        options={[
          { value: 'monthly', label: 'Monthly' },
          { value: 'yearly', label: 'Yearly (50% off)' },
        ]}
      />
    ),
    children: <Grid columns={2}>{cards(2)}</Grid>,
  },
};

export const SectionWithoutHeading: Story = { args: { children: <Text>Only words.</Text> } };

export const Bars: Story = {
  render: () => (
    <Container>
      <Stack gap={6}>
        <StepBar step={1} />
        <StepBar step={8} />
        <StepBar step={16} />
      </Stack>
    </Container>
  ),
};

export const Grids: Story = {
  render: () => (
    <Container>
      <Stack gap={8}>
        <Grid columns={2}>{cards(2)}</Grid>
        <Grid columns={3}>{cards(3)}</Grid>
        <Grid columns={4}>{cards(4)}</Grid>
        <Grid>{cards(3)}</Grid>
      </Stack>
    </Container>
  ),
};

export const Splits: Story = {
  render: () => (
    <Container>
      <Stack gap={16}>
        <Split>
          <Stack align="start">
            <Heading level={2}>Your soundtrack under one thumb</Heading>
            <Text size="lead">15+ custom actions for Stream Deck.</Text>
            <LinkButton href="/" variant="secondary">
              Get the plugin
            </LinkButton>
          </Stack>
          <Panel>Picture</Panel>
        </Split>
        <Split kind="questions">
          <Heading level={2}>Questions</Heading>
          <Panel>Answers</Panel>
        </Split>
        <Split kind="aside">
          <Panel>Form</Panel>
          <Panel>Order</Panel>
        </Split>
        <Split kind="even">
          <Panel>Left</Panel>
          <Panel>Right</Panel>
        </Split>
      </Stack>
    </Container>
  ),
};

export const RowsAndStacks: Story = {
  render: () => (
    <Container width="column">
      <Stack>
        <Row justify="between">
          <Text inline>First</Text>
          <Text inline>Last</Text>
        </Row>
        <Row justify="center">
          <Text inline>In the middle</Text>
        </Row>
        <Stack align="center" gap={2}>
          <Text>Centred</Text>
          <Text>Column</Text>
        </Stack>
      </Stack>
    </Container>
  ),
};
