import { timing } from '@backbeat/domain';
import { ArtWhenNear, Container, LinkButton, Section, StatsBand } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { SignOff } from '../../../landing/SignOff.tsx';
import { CreatorQuotes } from '../../home/index.ts';
import { trialFigures, trialPath } from '../content.ts';
import { DayStrip } from './DayStrip.tsx';
import { LogoWall } from './LogoWall.tsx';
import { MonthIntro } from './MonthIntro.tsx';
import { MonthPhases } from './MonthPhases.tsx';
import { Watch } from './Watch.tsx';

const StripRow = styled(Container, { base: css`margin-block-end: clamp(40px, 5vw, 72px);` });

const { animationMs, delayMs } = timing.lastStatistic;

/** The free month, from its first cell to the last. */
export const FreeTrialView = () => (
  <>
    <MonthIntro />
    <MonthPhases />
    <ArtWhenNear>
      <Watch />
    </ArtWhenNear>
    <LogoWall />
    <Section step={11} aria-label="In numbers">
      <StatsBand
        figures={trialFigures}
        pace={{ durationMs: timing.statisticsAnimationMs, delayMs: 0 }}
        lastPace={{ durationMs: animationMs, delayMs }}
      />
    </Section>
    <ArtWhenNear>
      <CreatorQuotes step={13} />
    </ArtWhenNear>
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
