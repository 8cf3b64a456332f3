import {
  Card,
  Grid,
  Heading,
  LinkButton,
  Row,
  Split,
  Stack,
  StationArt,
  StepGrid,
  Text,
  TickList,
} from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactElement, ReactNode } from 'react';

/** Pictures of one height over the words of each card. */
const Art = styled('div', {
  base: css`
    block-size: 150px;
    overflow: clip;
    & > svg { inline-size: 100%; block-size: 100%; object-fit: cover; }
  `,
});

interface Place {
  readonly title: string;
  readonly words: string;
  readonly path: string;
  readonly art: ReactNode;
}

const crop = { preserveAspectRatio: 'xMidYMid slice' } as const;

const places: readonly Place[] = [
  {
    title: 'Foundations',
    words: 'Colours with their contrast, type, shape and motion. All are CSS variables.',
    path: '/story/foundations-colours--all-roles',
    art: <StationArt id="lofi" from="#ff7aa2" to="#5a2a9c" {...crop} />,
  },
  {
    title: 'Actions and forms',
    words: 'Buttons, links and fields in every state: hover, focus, pressed, disabled, loading, wrong.',
    path: '/docs/actions-button--docs',
    art: <StationArt id="chill" from="#38d6c4" to="#1a5fa8" {...crop} />,
  },
  {
    title: 'Overlays and feedback',
    words: 'Menus, questions that need an answer, notices, and what shows while something is on its way.',
    path: '/docs/overlays-modal--docs',
    art: <StationArt id="happy-edm" from="#ffd166" to="#f0477f" {...crop} />,
  },
  {
    title: 'Showcase',
    words: 'Stations, carousels, figures that count up, the wall of logos, quotes.',
    path: '/story/showcase-blocks--stations',
    art: <StationArt id="disco" from="#ff8de0" to="#b01c6a" {...crop} />,
  },
  {
    title: 'Art',
    words: 'Stations drawn from their ids, and the step grid in all its sizes.',
    path: '/story/art-pictures--any-grid',
    art: <StepGrid rows={['0012--01', '1-t003--', '0011-t00', '2--s001-', '00p100p1']} {...crop} />,
  },
  {
    title: 'Pricing and payments',
    words: 'Plan cards, comparison, codes, the order and the card field, on the same parts.',
    path: '/story/pricing-pricingpage--visitor',
    art: <StationArt id="rock" from="#ff7350" to="#7c1238" {...crop} />,
  },
];

const rules = [
  'Pink is the one thing to do, plus the place you are. One filled pink button per block.',
  'Filled pink invites, outlined pink warns.',
  'Teal means it worked, it is yours, it is chosen, or it is the second choice. Sun means money off.',
  'Depth is a lighter ground, never a shadow.',
  'Colour is never alone: a word or an icon stands with it.',
  'Motion follows 96 beats per minute and stands still when the system asks for less of it.',
];

/** A bar of two rows: pink on beats 2 and 4, teal on the off-beat. */
const strip = ['0010p0t0-100p0t1', '12--00s001-t003-'];

/** The address of a page in the frame around this one. */
const addressOf = (path: string): string => `./?path=${path}`;

/** Where a designer begins. */
export const StartPage = (): ReactElement => (
  <Unstyled>
    <Stack gap={16}>
      <Stack gap={8}>
        <StepGrid rows={strip} />
        <Stack gap={5}>
          <Heading level={1} size="h1">
            Backbeat components
          </Heading>
          <Text size="lead">
            A record sleeve at night: deep violet-black ground, generous type, one loud pink, one calm teal.
            The recurring motif is the step grid of a drum machine.
          </Text>
          <Row>
            <LinkButton variant="primary" href={addressOf('/docs/foundations-usage--docs')} target="_top">
              Which part for what
            </LinkButton>
            <LinkButton href={addressOf('/docs/foundations-keyboard--docs')} target="_top">
              Keyboard
            </LinkButton>
          </Row>
        </Stack>
      </Stack>
      <Grid columns={3}>
        {places.map(({ title, words, path, art }) => (
          <Card
            key={title}
            title={title}
            level={2}
            art={<Art>{art}</Art>}
            actions={
              <LinkButton
                size="sm"
                variant="secondary"
                href={addressOf(path)}
                target="_top"
                aria-label={`Open ${title}`}
              >
                Open
              </LinkButton>
            }
          >
            <p>{words}</p>
          </Card>
        ))}
      </Grid>
      <Split kind="questions">
        <Heading level={2}>Six rules</Heading>
        <TickList items={rules} />
      </Split>
      <Text tone="muted">
        The toolbar switches the scheme, the direction of writing and the width of the window. Every component
        has a story for each of its states; the tests open every story in both schemes, run its play function
        and let axe look at it. How to use the package in an app stands in the README of @backbeat/ui.
      </Text>
    </Stack>
  </Unstyled>
);
