import { couponCodes, policy, startingPeriods } from '@backbeat/domain';
import { BillingSwitch, FaqList, PeriodScope, ProTierTable } from '@backbeat/pricing';
import { Heading, Section, Split } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { SignOff } from '../../../landing/SignOff.tsx';
import { PlanLink, TaxNote } from '../../pricing/index.ts';
import { ClearedBlock } from '../components/ClearedBlock.tsx';
import { DownloadsBlock } from '../components/DownloadsBlock.tsx';
import { HowItWorks } from '../components/HowItWorks.tsx';
import { ProFeatures } from '../components/ProFeatures.tsx';
import { StairIntro } from '../components/StairIntro.tsx';

const Rise = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: repeat(16, minmax(0, 1fr));
    gap: clamp(3px, .5vw, 8px);
    align-items: end;
    padding-inline: max(var(--bb-gutter), calc(50vw - var(--bb-page) / 2));
    & i {
      block-size: clamp(20px, 2.6vw, 36px);
      border-radius: clamp(8px, 1vw, 14px) clamp(8px, 1vw, 14px) 0 0;
      background: var(--bb-cell-1);
    }
    & i:nth-of-type(n + 5) { block-size: calc(2 * clamp(20px, 2.6vw, 36px)); }
    & i:nth-of-type(n + 9) { block-size: calc(3 * clamp(20px, 2.6vw, 36px)); }
    & i:nth-of-type(n + 13) { block-size: calc(4 * clamp(20px, 2.6vw, 36px)); }
    & i:nth-of-type(8n + 5) { background: var(--bb-art-pink); }
  `,
});

const steps = Array.from({ length: 16 }, (_, step) => step);

/** A price for every audience, monthly at first. */
const ProPrices = () => (
  <PeriodScope billingPeriod={startingPeriods['pro-page']}>
    <Section
      id="price"
      step={6}
      title="A price for every audience"
      lead="If you connect Twitch and YouTube, the higher one sets your price."
      end={<BillingSwitch variant="plain" defaultValue={startingPeriods['pro-page']} />}
    >
      <ProTierTable />
      <TaxNote />
    </Section>
  </PeriodScope>
);

/** The Pro plan: what it holds, and how its price grows with the audience. */
const ProView = () => (
  <>
    <StairIntro />
    <DownloadsBlock />
    <ClearedBlock />
    <ProPrices />
    <HowItWorks />
    <ProFeatures />
    <Section step={14}>
      <Split kind="questions">
        <Heading level={2}>Good questions</Heading>
        <FaqList />
      </Split>
    </Section>
    <SignOff
      title="Start on the first rung"
      lead={`Try it first. Full refund within ${policy.refundWindowDays} days of payment.`}
      action={
        <PlanLink planCode="rockspro_m_v1" coupon={couponCodes.oneMonthFree} variant="primary" size="lg" />
      }
    >
      <Rise aria-hidden="true">
        {steps.map((step) => (
          <i key={step} />
        ))}
      </Rise>
    </SignOff>
  </>
);

export default ProView;
