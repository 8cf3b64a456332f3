import { timing } from '@backbeat/domain';
import { Section, type SectionProps, StatsBand, type StatsBandProps } from '@backbeat/ui';

const { animationMs, delayMs } = timing.lastStatistic;
const pace = { durationMs: timing.statisticsAnimationMs, delayMs: 0 };

type NumbersBandProps = Pick<StatsBandProps, 'figures'> & Required<Pick<SectionProps, 'step'>>;

/** The numbers of a landing page; the last figure comes late and quickly. */
export const NumbersBand = ({ figures, step }: NumbersBandProps) => (
  <Section step={step} aria-label="In numbers">
    <StatsBand figures={figures} pace={pace} lastPace={{ durationMs: animationMs, delayMs }} />
  </Section>
);
