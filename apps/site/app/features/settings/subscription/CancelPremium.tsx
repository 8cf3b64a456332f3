import { type Account, tierDisplay, tierDisplayNames } from '@backbeat/domain';
import { Button, Panel } from '@backbeat/ui';
import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import { accountState } from '../../session/index.ts';
import { PartTitle } from '../components/settingsStyles.ts';
import { notified } from '../notificationSlice.ts';
import { CancelModal } from './CancelModal.tsx';
import {
  cancelLabel,
  cancelledText,
  cancelText,
  coveredUntil,
  givenUpText,
  smallerPlan,
} from './cancelText.ts';
import { coverageCalendar } from './coverageCalendar.ts';
import { afterText } from './keptMonths.ts';
import { Line, LineText } from './lineStyles.ts';
import { pauseAsked, planAsked } from './planChangeSlice.ts';
import { planOf } from './subscriptionPanel.ts';

interface CancelPremiumProps {
  readonly account: Account;
  /** Now, in epoch milliseconds. */
  readonly atMs: number;
  readonly canPause: boolean;
}

/** The way out of a subscription that was bought here. */
export const CancelPremium = ({ account, atMs, canPause }: CancelPremiumProps) => {
  const [isAsking, setIsAsking] = useState(false);
  const dispatch = useAppDispatch();
  const plan = planOf(account)?.name ?? tierDisplayNames[tierDisplay(account.user.tier)];
  const state = accountState(account);
  const { kept_gift_months: kept = 0 } = account;
  const givenUp = givenUpText(account);
  const consequence = `${cancelText(state, plan, kept)}${givenUp}`;
  const until = coveredUntil(state);
  const smaller = smallerPlan(account);

  return (
    <>
      <PartTitle level={2}>{cancelLabel('idle', plan)}</PartTitle>
      <Panel padding="calm">
        <Line>
          <LineText tone="muted">{consequence}</LineText>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            {cancelLabel('idle', plan)}
          </Button>
        </Line>
      </Panel>
      <CancelModal
        plan={plan}
        // The calendar says the day.
        consequence={until === null || state.kind === 'trial' ? consequence : `${afterText(kept)}${givenUp}`}
        calendar={until === null ? null : coverageCalendar(until, atMs)}
        choices={[
          ...(canPause ? [{ label: `Pause ${plan} instead`, onChoose: () => dispatch(pauseAsked()) }] : []),
          ...(smaller === null
            ? []
            : [{ label: `Change to ${smaller.name}`, onChoose: () => dispatch(planAsked(smaller.code)) }]),
        ]}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onCancelled={() => {
          setIsAsking(false);
          dispatch(
            notified({
              error: false,
              takesFocus: true,
              message: `${cancelledText(state, plan, kept)}${givenUp}`,
              link: { label: 'Certificate of what was covered', href: '#certificate' },
            }),
          );
        }}
      />
    </>
  );
};
