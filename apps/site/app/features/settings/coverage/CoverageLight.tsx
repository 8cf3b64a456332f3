import type { Coverage } from '@backbeat/sdk/contract';
import { coverageQuery } from '@backbeat/sdk/query';
import { Button, LinkButton, Panel, Skeleton, Text } from '@backbeat/ui';
import { CheckIcon, ClockIcon, TriangleExclamationPointIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import { useQuery } from '@tanstack/react-query';
import { type ReactElement, useEffect, useState } from 'react';
import { LoadFailed } from '../../../query/LoadFailed.tsx';
import { useSignedInServices } from '../../session/index.ts';
import { Foot, FootText } from '../components/settingsStyles.ts';
import { claimsEntry } from '../menuEntries.ts';
import {
  Lamp,
  LampIcon,
  LightTitle,
  StepIcon,
  StepList,
  StepName,
  StepText,
  Top,
  TopWords,
} from './coverageStyles.ts';
import { coverageWords, lightIcons } from './coverageWords.ts';
import { checkedText, streamText } from './streamTime.ts';

const stepIcons = { ok: CheckIcon, fix: TriangleExclamationPointIcon, off: ClockIcon };

interface CoverageLightProps {
  /** On the overview, with the way to the whole page. */
  readonly isShort?: boolean;
  /** What stands below it and needs the answer as well. */
  readonly children?: (coverage: Coverage) => ReactElement | null;
}

/** On a phone they take five lines. */
const Words = styled(TopWords, {
  base: css`
    & > :nth-child(n + 3) { display: none; }
    ${below(576)} {
      gap: 8px;
      & > :nth-child(n + 3) { display: block; }
    }
  `,
});

/** The light while its answer is on its way: as high, so that what stands below it stays. */
const CoverageWaiting = ({ isShort }: Required<Pick<CoverageLightProps, 'isShort'>>) => (
  <Panel padding="calm" stacked aria-hidden="true">
    <Top>
      <Lamp light="off" />
      <Words>
        <Skeleton shape="heading" width="half" />
        <Skeleton width="most" />
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </Words>
    </Top>
    <StepList>
      {['plan', 'channel', 'stream'].map((step) => (
        <li key={step} data-state="off">
          <Skeleton width="half" />
          <Skeleton width="most" />
        </li>
      ))}
    </StepList>
    <Foot>
      <FootText>
        <Skeleton width="half" />
      </FootText>
      <Skeleton shape="button" />
      {isShort ? <Skeleton shape="button" width="half" /> : null}
    </Foot>
  </Panel>
);

interface Freshness {
  readonly isOffline: boolean;
  /** The last question had no answer. */
  readonly hasFailed: boolean;
  readonly isProviderRead: boolean;
  readonly checkedAtMs: number;
  readonly nowMs: number;
}

/** How fresh the light is, and whether it may be out of date. */
export const freshness = ({ isOffline, hasFailed, isProviderRead, checkedAtMs, nowMs }: Freshness) => {
  const checked = checkedText(checkedAtMs, nowMs);
  if (isOffline) return { text: `You are offline. ${checked}.`, isOld: true };
  if (hasFailed) return { text: `We could not check just now. ${checked}.`, isOld: true };
  if (!isProviderRead)
    return {
      text: 'The payment service does not answer. This is what it said last, and we keep asking.',
      isOld: true,
    };
  return { text: `${checked}. Again every minute while this page is open.`, isOld: false };
};

const tickMs = 20_000;

/** Whether the person is covered, asked for once a minute, and how fresh that is. */
const useCoverage = () => {
  const { client } = useSignedInServices();
  const { data, error, isFetching, fetchStatus, dataUpdatedAt, refetch } = useQuery(coverageQuery(client));
  const [nowMs, setNowMs] = useState(Date.now);

  useEffect(() => {
    const timer = window.setInterval(() => setNowMs(Date.now()), tickMs);
    return () => window.clearInterval(timer);
  }, []);

  return {
    coverage: data,
    error,
    isFetching,
    /** The browser has no network: the next question waits for it. */
    isOffline: fetchStatus === 'paused',
    checkedAtMs: dataUpdatedAt,
    nowMs: Math.max(nowMs, dataUpdatedAt),
    refetch,
  };
};

/** 'Am I covered right now?': the light, what it is made of, and the one thing to do. */
export const CoverageLight = ({ isShort = false, children }: CoverageLightProps) => {
  const { coverage, error, isFetching, isOffline, checkedAtMs, nowMs, refetch } = useCoverage();
  if (coverage === undefined) {
    if (error === null || isFetching) return <CoverageWaiting isShort={isShort} />;
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
            <Text tone="muted">{words.text}</Text>
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
          <LinkButton size="sm" href={claimsEntry.href}>
            I got a claim
          </LinkButton>
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
