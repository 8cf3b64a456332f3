import { use, useEffect, useState } from 'react';
import { NavigationContext } from './navigationContext.ts';

/**
 * Asks before another page is shown, by a link, by code, or by the browser's own way back.
 *
 * @param mayLeave read whenever somebody leaves; true lets them
 * @example const { isAsking, stay, leave } = useLeaveQuestion(() => !isUnsaved);
 */
export const useLeaveQuestion = (mayLeave: () => boolean) => {
  const navigation = use(NavigationContext);
  const [goOn, setGoOn] = useState<(() => void) | null>(null);

  useEffect(
    () =>
      navigation?.askBeforeLeaving((proceed) => {
        if (mayLeave()) proceed();
        else setGoOn(() => proceed);
      }),
    [navigation, mayLeave],
  );

  return {
    isAsking: goOn !== null,
    stay: () => setGoOn(null),
    leave: () => {
      setGoOn(null);
      goOn?.();
    },
  };
};
