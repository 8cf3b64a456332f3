import {
  Avatar,
  Badge,
  Button,
  Checkbox,
  CodeField,
  Container,
  FieldGroup,
  Grid,
  Heading,
  Link,
  Menu,
  MenuLink,
  Panel,
  RadioCard,
  Row,
  SiteHeader,
  Split,
  Stack,
  Text,
  TextField,
} from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'Pages/Checkout',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta;

export default meta;

const Page = styled('main', {
  base: css`padding-block: 116px var(--bb-section); ${below(992)} { padding-block-start: 92px; }`,
});

const nothing = () => {};

const Codes = () => (
  <Stack gap={5}>
    <Heading level={2} size="part">
      Codes
    </Heading>
    <Grid columns="form">
      <CodeField
        label="Coupon"
        value="backbeat1month"
        applied
        state="ok"
        message="Promo code successfully applied"
        onChange={nothing}
        onApply={nothing}
        onRemove={nothing}
      />
      <CodeField
        label="Gift card"
        placeholder="Gift card code"
        value=""
        disabled
        message="One code at a time"
        onChange={nothing}
        onApply={nothing}
        onRemove={nothing}
      />
    </Grid>
  </Stack>
);

const Order = () => (
  <Panel>
    <Stack>
      <Row justify="between">
        <Heading level={2} size="card">
          Premium
        </Heading>
        <Badge tone="sun">Special Price for New Users</Badge>
      </Row>
      <FieldGroup legend="Billing period" hideLegend gap={2}>
        <RadioCard
          name="period"
          title="Yearly (50% off)"
          note="$71.88 per year, $5.99 per month"
          defaultChecked
        />
        <RadioCard name="period" title="Monthly" note="$11.99 per month" />
      </FieldGroup>
      <Checkbox defaultChecked>
        I accept the <Link href="#privacy">Privacy Policy</Link> and{' '}
        <Link href="#terms">Terms of Service</Link>
      </Checkbox>
      <Button variant="primary" size="lg" block>
        Start free trial
      </Button>
      <Text tone="muted" size="small">
        Cancel any time. Full refund within 14 days of payment.
      </Text>
    </Stack>
  </Panel>
);

/** What a checkout is made of. */
export const Checkout: StoryObj = {
  render: () => (
    <>
      <SiteHeader
        name="Backbeat"
        end={
          <Menu label="Account menu" picture button={<Avatar />}>
            <MenuLink href="#settings">Account</MenuLink>
          </Menu>
        }
      />
      <Page>
        <Container>
          <Split kind="aside">
            <Stack gap={10}>
              <Stack gap={3}>
                <Heading level={1}>Checkout</Heading>
                <Text tone="muted">Nothing to pay today. Your first month is free.</Text>
              </Stack>
              <Stack gap={5}>
                <Heading level={2} size="part">
                  Your details
                </Heading>
                <Grid columns="form">
                  <TextField label="First name" defaultValue="Sample" autoComplete="given-name" />
                  <TextField label="Last name" defaultValue="Streamer" autoComplete="family-name" />
                </Grid>
                <TextField
                  label="Email"
                  type="email"
                  defaultValue="sample@example.com"
                  autoComplete="email"
                />
              </Stack>
              <FieldGroup legend="Pay with" legendVariant="part" columns={2}>
                <RadioCard name="pay" title="Card" defaultChecked />
                <RadioCard name="pay" title="PayPal" />
              </FieldGroup>
              <Codes />
            </Stack>
            <Order />
          </Split>
        </Container>
      </Page>
    </>
  ),
};
