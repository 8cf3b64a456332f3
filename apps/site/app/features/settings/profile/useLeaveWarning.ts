import { useCallback, useEffect, useRef } from 'react';
import { useLeaveQuestion } from '../../../navigation/useLeaveQuestion.ts';

/** Asks before a page is left on which something was typed and not saved. */
export const useLeaveWarning = (isUnsaved: boolean) => {
  const isAgreed = useRef(false);
  const question = useLeaveQuestion(useCallback(() => isAgreed.current || !isUnsaved, [isUnsaved]));

  useEffect(() => {
    if (!isUnsaved) return;
    // The browser asks in its own words; a text of ours it would not show.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);

  return {
    ...question,
    /** Leaving is what the person has just asked for. */
    agree: () => {
      isAgreed.current = true;
    },
  };
};
