import type { Notification } from '@backbeat/domain';
import { Button } from '@backbeat/ui';
import { useAppDispatch } from '../../../store/hooks.ts';
import { FootMessage, FootText } from '../components/settingsStyles.ts';
import { notified } from '../notificationSlice.ts';
import { type Asking, usePlanChange } from './usePlanChange.ts';

interface TakeBackProps {
  readonly text: string;
  readonly label: string;
  readonly onAsk: (asking: Asking) => void;
}

/** Takes a cancellation, or a change or a pause that has not begun, back. */
export const TakeBack = ({ text, label, onAsk }: TakeBackProps) => {
  const dispatch = useAppDispatch();
  // The pressed button goes away a moment later.
  const tell = (news: Notification) => void dispatch(notified({ ...news, takesFocus: true }));
  const { isQuoting, isChanging, problemText, ...asking } = usePlanChange({
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
        onClick={() => onAsk(asking)}
      >
        {label}
      </Button>
      {problemText === null ? null : (
        <FootMessage state="error" role="alert">
          {problemText}
        </FootMessage>
      )}
    </>
  );
};
