import { Icon } from '@backbeat/ui';
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
    & > div { padding: 12px 16px; border-radius: var(--bb-r-m); background: var(--bb-sunken); box-shadow: inset 0 0 0 1px var(--bb-rule); line-height: 1.35; }
    & span { display: block; color: var(--bb-muted); font-size: var(--bb-fs-small); }
    & b { font-weight: 600; }
    & > svg { color: var(--bb-muted); }
    ${below(576)} {
      grid-template-columns: minmax(0, 1fr);
      gap: 6px;
      & > svg { rotate: 90deg; margin-inline: 16px; }
    }
    @media (forced-colors: active) { & > div { border: 1px solid; } }
  `,
});

/** The plan of today, and the one that follows it. */
export const ScheduledChange = ({ until, from }: PlanSchedule) => (
  <Root>
    <div>
      <span>{until.label}</span>
      <b>
        <PrivateText text={until.value} />
      </b>
    </div>
    <Icon name="arrow-right" />
    <div>
      <span>{from.label}</span>
      <b>
        <PrivateText text={from.value} />
      </b>
    </div>
  </Root>
);
