import type { Notification } from '@backbeat/domain';
import { Button } from '@backbeat/ui';
import { useAppDispatch } from '../../../store/hooks.ts';
import { FootMessage, FootText } from '../components/settingsStyles.ts';
import { notified } from '../notificationSlice.ts';
import type { SubscriptionFootState } from './subscriptionFoot.ts';
import { usePlanChange } from './usePlanChange.ts';

const leads = { resume: 'Keep', keep: 'Stay on', stay: 'Keep' } as const;

/** Takes a cancellation, or a change or a pause that has not begun, back. */
export const RestorePlan = ({
  foot: { kind, planCode, name, text },
}: {
  readonly foot: Extract<SubscriptionFootState, { kind: 'resume' | 'keep' | 'stay' }>;
}) => {
  const dispatch = useAppDispatch();
  // The button goes with the news, a moment later.
  const tell = (news: Notification) => void dispatch(notified({ ...news, takesFocus: true }));
  const { ask, isQuoting, isChanging, problemText } = usePlanChange({
    onDone: tell,
    onOver: tell,
    onChannelMissing: () => {},
  });

  return (
    <>
      <FootText>{text}</FootText>
      <Button
        size="sm"
        variant="secondary"
        loading={isQuoting || isChanging}
        loadingText="Processing"
        onClick={() => ask(planCode)}
      >
        {`${leads[kind]} ${name}`}
      </Button>
      {problemText === null ? null : (
        <FootMessage state="error" role="alert">
          {problemText}
        </FootMessage>
      )}
    </>
  );
};
