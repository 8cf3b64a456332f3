import { Grid, Heading, Row, Stack, Table, Text } from '@backbeat/ui';
import { css, styled, useTheme } from '@backbeat/ui/styling';
import { type ColorName, colors, contrastPairs, pairRatio, type Scheme } from '@backbeat/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Colours', tags: ['!autodocs'] } satisfies Meta;

export default meta;

/** The roles in the order that a designer asks for them, and what each group is for. */
const groups: readonly {
  readonly title: string;
  readonly use: string;
  readonly names: readonly ColorName[];
}[] = [
  {
    title: 'Grounds',
    use: 'Depth is a lighter ground: an input lies sunken, a card is raised, a menu lies over both.',
    names: ['sunken', 'ground', 'raised', 'lift', 'overlay', 'hover'],
  },
  {
    title: 'Text and lines',
    use: 'A line bounds what one can use. A rule only decorates.',
    names: ['text', 'muted', 'line', 'rule', 'inverse', 'on-inverse', 'focus'],
  },
  {
    title: 'Pink',
    use: 'The one thing to do, and the place you are. Outlined it warns, as a whole band it shouts.',
    names: ['pink', 'pink-hover', 'pink-press', 'on-pink', 'pink-tint', 'shout', 'on-shout'],
  },
  {
    title: 'Teal',
    use: 'It worked, it is yours, it is chosen, or it is the second choice.',
    names: ['teal', 'teal-hover', 'teal-press', 'on-teal', 'teal-tint'],
  },
  {
    title: 'Sun',
    use: 'Money off. Text on a light ground takes sun-text.',
    names: ['sun', 'on-sun', 'sun-text', 'sun-tint'],
  },
  {
    title: 'Cells and art',
    use: 'The step grid: two thirds of the cells stay unlit. Pictures are bright in both schemes.',
    names: [
      'cell-0',
      'cell-1',
      'cell-2',
      'cell-3',
      'on-cell-3',
      'art-pink',
      'art-teal',
      'art-sun',
      'art-ink',
    ],
  },
];

const Swatch = styled('svg', {
  base: css`inline-size: 100%; block-size: 72px; border: 1px solid var(--bb-line); border-radius: var(--bb-r-m);`,
});

const Role = ({ name, hex }: { name: ColorName; hex: string }) => (
  <Stack gap={1}>
    <Swatch viewBox="0 0 10 10" preserveAspectRatio="none" aria-hidden="true">
      <rect width="10" height="10" fill={hex} />
    </Swatch>
    <Row gap={2} justify="between">
      <Text inline size="small">
        --{name}
      </Text>
      <Text inline size="tiny" tone="muted" numeric>
        {hex}
      </Text>
    </Row>
  </Stack>
);

const CurrentRoles = () => {
  const { scheme } = useTheme();
  return (
    <Stack gap={10}>
      <Stack gap={2}>
        <Heading level={1}>Colours</Heading>
        <Text size="lead">
          Names of roles, not of hues: each is a CSS variable that changes with the scheme.
        </Text>
      </Stack>
      {groups.map(({ title, use, names }) => (
        <Stack key={title} gap={4}>
          <Stack gap={1}>
            <Heading level={2} size="part">
              {title}
            </Heading>
            <Text tone="muted">{use}</Text>
          </Stack>
          <Grid columns={4}>
            {names.map((name) => (
              <Role key={name} name={name} hex={colors[scheme][name]} />
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
};

export const AllRoles: StoryObj = { render: () => <CurrentRoles /> };

const ratioText = (scheme: Scheme, foreground: ColorName, ground: ColorName, least: 3 | 4.5): string =>
  pairRatio(scheme, { foreground, ground, least }).toFixed(2);

const Sample = styled('svg', {
  base: css`inline-size: 52px; block-size: 32px; border-radius: var(--bb-r-s); box-shadow: inset 0 0 0 1px var(--bb-rule);`,
});

/** A pair as it looks in the scheme of the page. */
const Pair = ({ foreground, ground }: { foreground: ColorName; ground: ColorName }) => (
  <Sample viewBox="0 0 52 32" aria-hidden="true">
    <rect width="52" height="32" rx="8" fill={`var(--bb-${ground})`} />
    <rect x="12" y="10" width="12" height="12" rx="3.4" fill={`var(--bb-${foreground})`} />
    <rect x="28" y="10" width="12" height="12" rx="3.4" fill={`var(--bb-${foreground})`} />
  </Sample>
);

/** Every pair that the components use, with what WCAG 2.2 AA asks of it. */
export const Contrast: StoryObj = {
  render: () => (
    <Stack>
      <Heading level={1}>Contrast</Heading>
      <Text size="lead">
        Every pair that the components use. Text needs 4.5, an edge that one must find needs 3; a test holds
        the table to it.
      </Text>
      <Table label="Contrast of every pair" stacks={false}>
        <thead>
          <tr>
            <th scope="col">Pair</th>
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
              <td>
                <Pair foreground={foreground} ground={ground} />
              </td>
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
