import { billingPeriodNames, convention, couponCodes, coupons, policy } from '@backbeat/domain';
import { FaqList, faqEntries, OfferPrice } from '@backbeat/pricing';
import { checkoutUrl } from '@backbeat/sdk';
import { Container, Grid, Heading, LinkButton, Section, Split, Tick } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { PriceNote } from '../../pricing/index.ts';
import { ConventionPass } from '../components/ConventionPass.tsx';
import { isBeforeBuying } from '../content.ts';

const coupon = couponCodes.vidcon;
const label = `Get ${convention.discountPercent}% off`;
/** One string: a text in pieces is laid out a little wider and breaks elsewhere. */
const lead = `${convention.discountPercent}% off Premium for everyone who finds this page. ${convention.place}, ${convention.dates}.`;
const questions = faqEntries.filter(isBeforeBuying).reverse();

const Band = styled('section', {
  base: css`
    position: relative;
    overflow: clip;
    margin-block-end: clamp(56px, 6vw, 96px);
    background: var(--bb-shout);
    color: var(--bb-on-shout);
    --bb-focus: var(--bb-on-shout);
  `,
});

const Columns = styled(Container, {
  base: css`
    display: grid;
    grid-template-columns: 9fr 7fr;
    gap: clamp(24px, 4vw, 64px);
    align-items: end;
    ${below(992)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

const Words = styled('div', {
  base: css`
    display: grid;
    gap: clamp(18px, 2vw, 28px);
    justify-items: start;
    align-self: center;
    padding-block: clamp(108px, 11vw, 160px) clamp(48px, 6vw, 96px);
    ${below(992)} { padding-block: 100px 0; }
  `,
});

const Lead = styled('p', {
  base: css`max-inline-size: 27em; font-size: var(--bb-fs-lead); line-height: 1.4;`,
});

const opens = [
  'Tracks and stations cleared for live streams and video platforms',
  'No mandatory chatbot',
  'Your own playlists, advanced search and interactive mode',
  'Premium support on Discord',
  `${policy.artistSharePercent}% of your fee goes to artists`,
];

const stubs = [
  { billing: 'monthly', variant: 'primary' },
  { billing: 'yearly', variant: 'secondary' },
] as const;

const BigPerks = styled('ul', {
  base: css`
    border-block-start: 2px solid var(--bb-line);
    & > li {
      display: grid;
      grid-template-columns: 24px minmax(0, 1fr);
      gap: 12px;
      align-items: center;
      min-block-size: 64px;
      padding-block: 12px;
      border-block-end: 1px solid var(--bb-rule);
      font: 600 var(--bb-fs-h3)/1.25 var(--bb-font-display);
      letter-spacing: -.012em;
    }
  `,
});

/** Name and price of a ticket. */
const StubHead = styled('div', { base: css`display: grid; gap: 18px;` });

/** One of the two tickets. */
const Stub = styled('article', {
  base: css`
    display: grid;
    gap: 24px;
    align-content: space-between;
    padding: clamp(22px, 2.8vw, 40px);
    border-radius: var(--bb-r-l);
  `,
  variants: {
    look: {
      primary: css`background: var(--bb-lift); box-shadow: inset 0 0 0 2px var(--bb-pink);`,
      secondary: css`background: var(--bb-raised); box-shadow: inset 0 0 0 1px var(--bb-rule);`,
    },
  },
});

/** The convention's page: the badge is the discount. */
const ConventionView = () => (
  <>
    <Band>
      <Columns>
        <Words>
          <Heading level={1} size="hero">
            Meet us at VidCon. Stream for half the price.
          </Heading>
          <Lead>{lead}</Lead>
          <LinkButton variant="onpink" size="lg" href={checkoutUrl({ coupon })}>
            {label}
          </LinkButton>
        </Words>
        <ConventionPass />
      </Columns>
    </Band>
    <Section step={4}>
      <Split kind="questions">
        <Heading level={2}>What the badge gets you</Heading>
        <BigPerks>
          {opens.map((perk) => (
            <li key={perk}>
              <Tick />
              <span>{perk}</span>
            </li>
          ))}
        </BigPerks>
      </Split>
    </Section>
    <Section
      step={8}
      title="Half the price, either way"
      lead="The discount is in the button. No code to type."
    >
      <Grid columns={2}>
        {stubs.map(({ billing, variant }) => (
          <Stub key={billing} look={variant}>
            <StubHead>
              <Heading level={3}>{billingPeriodNames[billing]}</Heading>
              <OfferPrice plan="premium" coupon={coupons.vidcon} billingPeriod={billing} />
            </StubHead>
            <LinkButton variant={variant} href={checkoutUrl({ coupon, billing })}>
              {label}
            </LinkButton>
          </Stub>
        ))}
      </Grid>
      <PriceNote />
    </Section>
    <Section step={12}>
      <Split kind="questions">
        <Heading level={2}>Before you buy</Heading>
        <FaqList entries={questions} />
      </Split>
    </Section>
  </>
);

export default ConventionView;
