import { PlanCard } from '@backbeat/pricing';
import {
  Button,
  Card,
  Checkbox,
  Grid,
  Heading,
  Notice,
  Row,
  SegmentedControl,
  Stack,
  Text,
  TextField,
} from '@backbeat/ui';
import { css, Scope, styled, ThemeProvider } from '@backbeat/ui/styling';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { nightBus } from './nightBus.ts';

const meta = { title: 'Foundations/Theme', tags: ['!autodocs'] } satisfies Meta;

export default meta;

const Page = styled('div', { base: css`padding: 24px;` });

const periods = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly' },
] as const;

const Sample = () => (
  <Page>
    <Stack>
      <Heading level={2}>Music for the way home</Heading>
      <Text size="lead">The same components under other tokens.</Text>
      <Row>
        <Button variant="primary">Sign up</Button>
        <Button variant="secondary">Listen</Button>
        <Button>See plans</Button>
        <Button disabled>Not now</Button>
      </Row>
      <Grid columns={2}>
        <Stack>
          <TextField label="E-mail" defaultValue="rider@example.com" />
          <Checkbox defaultChecked>Tell me of new stations</Checkbox>
          <SegmentedControl label="Billing" options={periods} defaultValue="yearly" />
          <Notice>Your subscription begins today.</Notice>
          <Card title="Stations">
            <p>One for each line of the night.</p>
          </Card>
        </Stack>
        <PlanCard plan="premium" />
      </Grid>
    </Stack>
  </Page>
);

/** `<ThemeProvider tokens={nightBus}>`: colours of both schemes, corners and a font of another brand. */
export const AnotherBrand: StoryObj = {
  render: () => (
    <ThemeProvider tokens={nightBus}>
      <Sample />
    </ThemeProvider>
  ),
};

const Festival = styled('div', {
  base: css`
    --bb-pink: light-dark(#00704a, #5fe3ab);
    --bb-on-pink: light-dark(#fff, #00301f);
    --bb-r-m: 999px;
  `,
});

/** Variables in plain CSS, on any element: they hold for what is inside. */
export const InPlainCss: StoryObj = {
  render: () => (
    <Row>
      <Button variant="primary">Sign up</Button>
      <Festival>
        <Button variant="primary">Sign up</Button>
      </Festival>
    </Row>
  ),
};

/** A `Scope` is held to one scheme by `data-scheme`, and stands between what looks as the page does. */
export const Scopes: StoryObj = {
  render: () => (
    <Stack>
      {(['light', 'dark'] as const).map((scheme) => (
        <Scope key={scheme} data-scheme={scheme}>
          <ThemeProvider tokens={nightBus}>
            <Page>
              <Row>
                <Text>A part in the {scheme} scheme.</Text>
                <Button variant="primary">Sign up</Button>
              </Row>
            </Page>
          </ThemeProvider>
        </Scope>
      ))}
    </Stack>
  ),
};
