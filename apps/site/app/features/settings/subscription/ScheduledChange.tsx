import { Icon } from '@backbeat/ui';
import { ArrowRightIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import type { PlanSchedule } from './subscriptionPanel.ts';

const Root = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    font-variant-numeric: tabular-nums lining-nums;
    ${below(576)} { grid-template-columns: minmax(0, 1fr); gap: 6px; }
  `,
});

const Plan = styled('div', {
  base: css`
    padding: 12px 16px;
    border-radius: var(--bb-r-m);
    background: var(--bb-sunken);
    box-shadow: inset 0 0 0 1px var(--bb-rule);
    line-height: 1.35;
    @media (forced-colors: active) { border: 1px solid; }
  `,
});

const PlanLabel = styled('span', {
  base: css`display: block; color: var(--bb-muted); font-size: var(--bb-fs-small);`,
});

const PlanName = styled('b', { base: css`font-weight: 600;` });

const Arrow = styled(Icon, {
  base: css`color: var(--bb-muted); ${below(576)} { rotate: 90deg; margin-inline: 16px; }`,
});

/** The plan of today, and the one that follows it. */
export const ScheduledChange = ({ until, from }: PlanSchedule) => (
  <Root>
    <Plan>
      <PlanLabel>{until.label}</PlanLabel>
      <PlanName>
        <PrivateText text={until.value} />
      </PlanName>
    </Plan>
    <Arrow icon={ArrowRightIcon} />
    <Plan>
      <PlanLabel>{from.label}</PlanLabel>
      <PlanName>
        <PrivateText text={from.value} />
      </PlanName>
    </Plan>
  </Root>
);
