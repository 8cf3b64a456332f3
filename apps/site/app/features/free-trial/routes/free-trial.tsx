import { timing } from '@backbeat/domain';
import { Container, LazyArt, LinkButton, Section, StatsBand } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { SignOff } from '../../../landing/SignOff.tsx';
import { CreatorQuotes } from '../../home/index.ts';
import { DayStrip } from '../components/DayStrip.tsx';
import { LogoWall } from '../components/LogoWall.tsx';
import { MonthIntro } from '../components/MonthIntro.tsx';
import { MonthPhases } from '../components/MonthPhases.tsx';
import { Watch } from '../components/Watch.tsx';
import { trialFigures, trialPath } from '../content.ts';

const StripRow = styled(Container, { base: css`margin-block-end: clamp(40px, 5vw, 72px);` });

const { animationMs, delayMs } = timing.lastStatistic;

/** The free month, from its first cell to the last. */
const FreeTrialView = () => (
  <>
    <MonthIntro />
    <MonthPhases />
    <LazyArt>
      <Watch />
    </LazyArt>
    <LogoWall />
    <Section step={11} aria-label="In numbers">
      <StatsBand
        figures={trialFigures}
        pace={{ durationMs: timing.statisticsAnimationMs, delayMs: 0 }}
        lastPace={{ durationMs: animationMs, delayMs }}
      />
    </Section>
    <LazyArt>
      <CreatorQuotes step={13} />
    </LazyArt>
    <SignOff
      title="Day one is today"
      action={
        <LinkButton variant="primary" size="lg" href={trialPath}>
          Start free trial
        </LinkButton>
      }
    >
      <StripRow>
        <DayStrip size="lg" from={1} to={1} tone="pink" />
      </StripRow>
    </SignOff>
  </>
);

export default FreeTrialView;
