import { Heading, Row, Spinner, Stack, Steps, Table, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { breakpoints, fontSizes, motion, radii, space } from '@backbeat/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Scales', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const Sample = styled('svg', { base: css`flex: none; overflow: visible;` });

export const Space: StoryObj = {
  render: () => (
    <Stack>
      <Heading level={1}>Space</Heading>
      {Object.entries(space).map(([step, px]) => (
        <Row key={step}>
          <Sample width={px} height={16} aria-hidden="true">
            <rect width={px} height={16} rx={4} fill="var(--teal)" />
          </Sample>
          <Text inline numeric>
            --s{step}: {px} px
          </Text>
        </Row>
      ))}
    </Stack>
  ),
};

export const Shape: StoryObj = {
  render: () => (
    <Stack>
      <Heading level={1}>Shape</Heading>
      {Object.entries(radii).map(([name, radius]) => (
        <Row key={name}>
          <Sample width={120} height={64} aria-hidden="true">
            <rect
              width={120}
              height={64}
              rx={Math.min(Number.parseInt(radius, 10), 32)}
              fill="var(--cell-2)"
            />
          </Sample>
          <Text inline>
            --r-{name}: {radius}
          </Text>
        </Row>
      ))}
    </Stack>
  ),
};

export const Type: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <Heading level={1}>Type</Heading>
      <Heading level={2} size="hero">
        Hero, 44 to 84 px
      </Heading>
      <Heading level={2} size="h1">
        Page heading
      </Heading>
      <Heading level={2}>Section heading</Heading>
      <Heading level={3}>Small heading</Heading>
      <Text size="lead">A lead says in one line what the page is about.</Text>
      <Text>Running text is 16 to 18 px, on lines of 45 to 75 characters.</Text>
      <Text size="small" tone="muted">
        Small print
      </Text>
      <Table label="Font sizes">
        <thead>
          <tr>
            <th scope="col">Variable</th>
            <th scope="col">Size</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(fontSizes).map(([name, size]) => (
            <tr key={name}>
              <th scope="row">--fs-{name}</th>
              <td>{size}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  ),
};

export const Motion: StoryObj = {
  render: () => (
    <Stack>
      <Heading level={1}>Motion</Heading>
      <Text>
        96 beats per minute: a step lasts {motion.stepMs} ms, a beat {motion.beatMs} ms, a bar {motion.barMs}{' '}
        ms.
      </Text>
      <Row gap={8}>
        <Spinner />
        <Steps />
      </Row>
      <Text tone="muted">Everything stands still when the system asks for less motion.</Text>
    </Stack>
  ),
};

export const Breakpoints: StoryObj = {
  render: () => (
    <Stack>
      <Heading level={1}>Breakpoints</Heading>
      <Text numeric>{breakpoints.map((width) => `${width} px`).join(', ')}</Text>
    </Stack>
  ),
};
