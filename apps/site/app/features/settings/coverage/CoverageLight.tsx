import type { Coverage } from '@backbeat/sdk/contract';
import { Button, LinkButton, Panel } from '@backbeat/ui';
import { CheckIcon, ClockIcon, TriangleExclamationPointIcon } from '@backbeat/ui/icons';
import type { ReactElement } from 'react';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { Foot, FootText } from '../components/settingsStyles.ts';
import { CoverageWaiting } from './CoverageWaiting.tsx';
import {
  Lamp,
  LampIcon,
  LightTitle,
  StepIcon,
  StepList,
  StepName,
  StepText,
  Top,
  TopText,
  TopWords,
} from './coverageStyles.ts';
import { coverageWords, lightIcons } from './coverageWords.ts';
import { freshness } from './freshness.ts';
import { streamText } from './streamTime.ts';
import { useCoverage } from './useCoverage.ts';

const stepIcons = { ok: CheckIcon, fix: TriangleExclamationPointIcon, off: ClockIcon };

interface CoverageLightProps {
  /** On the overview, with the way to the whole page. */
  readonly isShort?: boolean;
  /** What stands below it and needs the answer as well. */
  readonly children?: (coverage: Coverage) => ReactElement | null;
}

/** 'Am I covered right now?': the light, what it is made of, and the one thing to do. */
export const CoverageLight = ({ isShort = false, children }: CoverageLightProps) => {
  const { coverage, error, isFetching, isOffline, checkedAtMs, nowMs, refetch } = useCoverage();
  if (coverage === undefined) {
    if (error === null || isFetching) return <CoverageWaiting />;
    return <LoadFailed title="We could not see whether you are covered" error={error} refetch={refetch} />;
  }
  const { light, next_stream_at: nextStreamAt } = coverage;
  const words = coverageWords(coverage, nextStreamAt === null ? null : streamText(nextStreamAt));
  const { text, isOld } = freshness({
    isOffline,
    hasFailed: error !== null,
    isProviderRead: coverage.is_provider_read,
    checkedAtMs,
    nowMs,
  });

  // Free is invited by the plan's own panel right below.
  const action = isShort && coverage.reason === 'no-plan' ? null : words.action;

  return (
    <>
      <Panel padding="calm" stacked role="region" aria-label="Am I covered right now?">
        <Top aria-live="polite">
          <Lamp light={light} aria-hidden="true">
            <LampIcon icon={lightIcons[light]} />
          </Lamp>
          <TopWords>
            <LightTitle level={2}>{words.title}</LightTitle>
            <TopText>{words.text}</TopText>
          </TopWords>
        </Top>
        <StepList light={light}>
          {words.steps.map((step) => (
            <li key={step.name} data-state={step.state}>
              <StepName>
                <StepIcon
                  state={step.state}
                  icon={stepIcons[step.state]}
                  {...(step.state === 'fix' ? { 'aria-label': 'To fix:' } : {})}
                />
                <span>{step.name}</span>
              </StepName>
              <StepText>{step.text}</StepText>
            </li>
          ))}
        </StepList>
        <Foot>
          <FootText>{text}</FootText>
          {isOld ? (
            <Button size="sm" loading={isFetching && !isOffline} onClick={() => void refetch()}>
              Check again
            </Button>
          ) : null}
          {action?.kind === 'link' ? (
            <LinkButton size="sm" variant="primary" href={action.href}>
              {action.label}
            </LinkButton>
          ) : null}
          {action?.kind === 'check' && !isOld ? (
            <Button size="sm" variant="primary" loading={isFetching} onClick={() => void refetch()}>
              {action.label}
            </Button>
          ) : null}
          {isShort ? (
            <LinkButton size="sm" href="/covered">
              Next stream and chat bot
            </LinkButton>
          ) : null}
        </Foot>
      </Panel>
      {children?.(coverage)}
    </>
  );
};
