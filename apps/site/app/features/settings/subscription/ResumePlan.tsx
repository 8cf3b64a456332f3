import type { Notification } from '@backbeat/domain';
import { Button } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import { FootText } from '../components/settingsStyles.ts';
import { notificationDismissed, notified } from '../notificationSlice.ts';
import { PausePreview } from './PausePreview.tsx';
import { usePlanChange } from './usePlanChange.ts';

const Block = styled('div', { base: css`flex: 1 1 100%; color: var(--bb-text);` });

/** Ends a pause, once it is said what that charges. */
export const ResumePlan = ({ text }: { readonly text: string }) => {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasKept = useRef(false);
  const tell = (news: Notification) => {
    setIsAsking(false);
    dispatch(notified(news));
  };
  const { askPause, quote, confirm, isChanging, problemText } = usePlanChange({
    onDone: tell,
    onOver: tell,
    onChannelMissing: () => {},
  });
  const hasAnswer = quote !== null || problemText !== null;
  useEffect(() => {
    if (isAsking && hasAnswer) place.current?.focus();
  }, [isAsking, hasAnswer]);

  useEffect(() => {
    // Moves the focus to the button that opened this: the pressed one is gone.
    if (!isAsking && wasKept.current) opener.current?.focus();
    wasKept.current = false;
  }, [isAsking]);

  const stayPaused = () => {
    wasKept.current = true;
    setIsAsking(false);
  };

  if (isAsking)
    return (
      <Block ref={place} tabIndex={-1} role="group" aria-label="End of the pause">
        <PausePreview
          quote={quote}
          problemText={problemText}
          isChanging={isChanging}
          keepLabel="Stay paused"
          onAskAgain={() => askPause(null)}
          onConfirm={confirm}
          onKeep={stayPaused}
        />
      </Block>
    );
  return (
    <>
      <FootText>{text}</FootText>
      <Button
        ref={opener}
        size="sm"
        variant="secondary"
        onClick={() => {
          dispatch(notificationDismissed());
          setIsAsking(true);
          askPause(null);
        }}
      >
        Resume now
      </Button>
    </>
  );
};
