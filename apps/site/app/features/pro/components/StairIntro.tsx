import { couponCodes, moneyText, planByKey } from '@backbeat/domain';
import { Container, Heading, LinkButton, StepGrid, Text } from '@backbeat/ui';
import { below, css, from, styled } from '@backbeat/ui/styling';
import { ActionRow } from '../../../landing/LandingIntro.tsx';
import { PlanLink } from '../../pricing/index.ts';

const stair = [
  '.........3--',
  '.........100',
  '......3--0s0',
  '......10000t',
  '...P--010t11',
  '...10000t100',
  '3--010t01000',
  '10000t100010',
];

const rungs = [
  { text: '200', x: 30, y: 509, fill: 'var(--bb-on-cell-3)' },
  { text: '1,000', x: 261, y: 355, fill: 'var(--bb-art-ink)' },
  { text: '10,000', x: 492, y: 201, fill: 'var(--bb-on-cell-3)' },
  { text: '10,000+', x: 723, y: 47, fill: 'var(--bb-on-cell-3)' },
] as const;

const Root = styled('div', {
  base: css`
    position: relative;
    isolation: isolate;
    overflow: clip;
    min-block-size: clamp(560px, 58vw, 800px);
    margin-block-end: var(--bb-section);
    padding-block-start: clamp(104px, 10vw, 148px);
    ${below(992)} { min-block-size: 0; }
  `,
});

const Words = styled(Container, { base: css`display: grid; gap: clamp(18px, 2vw, 26px);` });

const Lead = styled(Text, { base: css`max-inline-size: 22em;` });

const Title = styled(Heading, { base: css`max-inline-size: 6.4em;` });

const Stair = styled(StepGrid, {
  base: css`
    position: absolute;
    z-index: -1;
    inset-block-end: 0;
    inset-inline-end: 0;
    inline-size: min(66%, 900px);
    block-size: auto;
    max-inline-size: none;
    /* Where the page is narrower than the window, the last step ends with it. */
    ${from(1440)} { inset-inline-end: calc(50vw - var(--bb-page) / 2 - 6px); }
    ${below(992)} { position: static; inline-size: 100%; margin-block-start: 40px; padding-inline: 8px; }
  `,
});

const RungText = styled('text', {
  base: css`
    font: 750 28px var(--bb-font-display);
    letter-spacing: -.6px;
    ${below(576)} { font-size: 42px; transform: translate(-6px, 5px); }
  `,
});

/** The price of Pro is a stair: the larger the audience, the higher the rung. */
export const StairIntro = () => (
  <Root>
    <Words>
      <Title level={1} size="hero">
        Pro grows when you do
      </Title>
      <Lead size="lead">
        Download tracks and use them in your videos. The price follows the size of your audience, from{' '}
        {moneyText(planByKey.PRO_TIER_1_MONTHLY.amountCents).replace('.00', '')} per month.
      </Lead>
      <ActionRow>
        <PlanLink planCode="rockspro_m_v1" coupon={couponCodes.oneMonthFree} variant="primary" size="lg" />
        <LinkButton variant="quiet" size="lg" href="#price">
          See the prices
        </LinkButton>
      </ActionRow>
    </Words>
    <Stair rows={stair} pitch={77} cell={65} radius={19} preserveAspectRatio="xMaxYMax meet">
      {rungs.map(({ text, ...place }) => (
        <RungText key={text} {...place}>
          {text}
        </RungText>
      ))}
    </Stair>
  </Root>
);
