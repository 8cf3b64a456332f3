import { timing } from '@backbeat/domain';
import { statistics } from '@backbeat/domain/content';
import { Section, StatsBand } from '@backbeat/ui';

const { animationMs, delayMs } = timing.lastStatistic;

/** The numbers band; the last figure comes late and quickly. */
export const Numbers = () => (
  <Section step={1} aria-label="In numbers">
    <StatsBand
      figures={statistics}
      pace={{ durationMs: timing.statisticsAnimationMs, delayMs: 0 }}
      lastPace={{ durationMs: animationMs, delayMs }}
    />
  </Section>
);
