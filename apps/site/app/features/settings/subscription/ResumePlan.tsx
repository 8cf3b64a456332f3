import { Button } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import { notificationDismissed, notified } from '../notificationSlice.ts';
import { PausePreview } from './PausePreview.tsx';
import { usePlanChange } from './usePlanChange.ts';

const Block = styled('div', { base: css`flex: 1 1 100%; color: var(--bb-text);` });

/** Ends a pause, once it is said what that charges. */
export const ResumePlan = ({ text }: { readonly text: string }) => {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const tell = (error: boolean) => (message: string) => {
    setIsAsking(false);
    dispatch(notified({ error, message }));
  };
  const { askPause, quote, confirm, isChanging, problemText } = usePlanChange({
    onDone: tell(false),
    onOver: tell(true),
    onChannelMissing: () => {},
  });
  const hasAnswer = quote !== null || problemText !== null;
  useEffect(() => {
    if (isAsking && hasAnswer) place.current?.focus();
  }, [isAsking, hasAnswer]);

  if (isAsking)
    return (
      <Block ref={place} tabIndex={-1}>
        <PausePreview
          quote={quote}
          problemText={problemText}
          isChanging={isChanging}
          keepLabel="Stay paused"
          onAskAgain={() => askPause(null)}
          onConfirm={confirm}
          onKeep={() => setIsAsking(false)}
        />
      </Block>
    );
  return (
    <>
      <p>{text}</p>
      <Button
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
