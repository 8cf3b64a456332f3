import { Heading, Row, Spinner, Stack, StepGrid, Steps, Table, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { breakpoints, fontSizes, motion, radii } from '@backbeat/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Scales', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const Sample = styled('svg', { base: css`flex: none; overflow: visible;` });

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
              fill="var(--bb-cell-2)"
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

const paces = [
  ['--bb-quick', motion.quickMs, 'what is pressed answers'],
  ['--bb-step', motion.stepMs, 'one cell hands on to the next'],
  ['--bb-beat', motion.beatMs, 'a skeleton breathes in or out'],
  ['--bb-bar', motion.barMs, 'the sixteen cells of the loader are swept once'],
] as const;

export const Motion: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <Heading level={1}>Motion</Heading>
      <Text size="lead">
        Everything moves at 96 beats per minute, by transform and opacity alone, and stands still when the
        system asks for less motion.
      </Text>
      <Row gap={12}>
        <Spinner />
        <Steps />
        <StepGrid rows={['0010p0t0', 'p00t0-1s']} width={320} />
      </Row>
      <Table label="Durations">
        <thead>
          <tr>
            <th scope="col">Variable</th>
            <th scope="col" data-end="">
              Milliseconds
            </th>
            <th scope="col">While</th>
          </tr>
        </thead>
        <tbody>
          {paces.map(([name, ms, use]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-end="">{ms}</td>
              <td>{use}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  ),
};

const widest = Math.max(...breakpoints);

const Window = styled('svg', { base: css`inline-size: 100%; max-inline-size: 800px; block-size: auto;` });

export const Breakpoints: StoryObj = {
  render: () => (
    <Stack>
      <Heading level={1}>Breakpoints</Heading>
      <Text size="lead">
        Styles ask for a window narrower than one of these widths, or as wide and wider. The toolbar shows a
        story in each.
      </Text>
      {breakpoints.map((width) => (
        <Stack key={width} gap={1}>
          <Text size="small" numeric>
            {width} px
          </Text>
          <Window viewBox={`0 0 ${widest} 40`} aria-hidden="true">
            <rect width={widest} height="40" rx="12" fill="var(--bb-cell-0)" />
            <rect width={width} height="40" rx="12" fill="var(--bb-cell-2)" />
          </Window>
        </Stack>
      ))}
    </Stack>
  ),
};
