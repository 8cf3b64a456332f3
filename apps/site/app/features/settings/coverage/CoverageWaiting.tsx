import { Panel, Skeleton } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { Foot, FootText } from '../components/settingsStyles.ts';
import { Lamp, StepList, Top, TopWords } from './coverageStyles.ts';

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
export const CoverageWaiting = () => (
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
    </Foot>
  </Panel>
);
