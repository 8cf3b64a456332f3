import { Grid, Heading, Stack, Table, Text } from '@backbeat/ui';
import { css, styled, useTheme } from '@backbeat/ui/styling';
import { type ColorName, colors, contrastPairs, pairRatio, type Scheme } from '@backbeat/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Colours', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const Swatch = styled('svg', {
  base: css`inline-size: 100%; block-size: 56px; border: 1px solid var(--line); border-radius: var(--r-m);`,
});

const Roles = ({ scheme }: { scheme: Scheme }) => (
  <Grid>
    {Object.entries(colors[scheme]).map(([name, hex]) => (
      <Stack key={name} gap={1}>
        <Swatch viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
          <rect width="10" height="10" fill={hex} />
        </Swatch>
        <Text size="small">{name}</Text>
        <Text size="tiny" tone="muted" numeric>
          {hex}
        </Text>
      </Stack>
    ))}
  </Grid>
);

const CurrentRoles = () => {
  const { scheme } = useTheme();
  return (
    <Stack>
      <Heading level={1}>Colours</Heading>
      <Text tone="muted">
        Names of roles, not of hues. The CSS variable is the name with two dashes before it.
      </Text>
      <Roles scheme={scheme} />
    </Stack>
  );
};

export const AllRoles: StoryObj = { render: () => <CurrentRoles /> };

const ratioText = (scheme: Scheme, foreground: ColorName, ground: ColorName, least: 3 | 4.5): string =>
  pairRatio(scheme, { foreground, ground, least }).toFixed(2);

/** Every pair that the components use, with what WCAG 2.2 AA asks of it. */
export const Contrast: StoryObj = {
  render: () => (
    <Stack>
      <Heading level={1}>Contrast</Heading>
      <Table label="Contrast of every pair" stacks={false}>
        <thead>
          <tr>
            <th scope="col">Foreground</th>
            <th scope="col">Ground</th>
            <th scope="col" data-end="">
              At least
            </th>
            <th scope="col" data-end="">
              Dark
            </th>
            <th scope="col" data-end="">
              Light
            </th>
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(({ foreground, ground, least }) => (
            <tr key={`${foreground} ${ground}`}>
              <th scope="row">{foreground}</th>
              <td>{ground}</td>
              <td data-end="">{least}</td>
              <td data-end="">{ratioText('dark', foreground, ground, least)}</td>
              <td data-end="">{ratioText('light', foreground, ground, least)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  ),
};
