import { useEffect, useRef } from 'react';
import { useAppSelector } from '../../store/hooks.ts';
import { hasSessionHint } from './hasSessionHint.ts';
import { selectSessionStatus } from './sessionSlice.ts';

/**
 * Tells once that nobody is signed in here: at once where this tab knows of no session, else when its token has turned
 * out to be worth nothing. Who has just signed in is not asked to do it again for a moment.
 *
 * @param tell has to stay the same from one drawing to the next
 */
export const useWhenSignedOut = (tell: () => void): void => {
  const status = useAppSelector(selectSessionStatus);
  const wasTold = useRef(false);
  useEffect(() => {
    const mayBeKnown = status === 'signed-in' || (status === 'loading' && hasSessionHint());
    if (wasTold.current || mayBeKnown) return;
    wasTold.current = true;
    tell();
  }, [status, tell]);
};
