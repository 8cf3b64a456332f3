import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the browser had this place from the prerendered page when React came to it. React asks for the server's
 * snapshot only then; the answer is kept, so that it does not draw the place once more for another one.
 */
export const useWasPrerendered = (): boolean => {
  const [answer] = useState<{ wasPrerendered?: boolean }>({});
  return useSyncExternalStore(
    never,
    () => (answer.wasPrerendered ??= false),
    () => (answer.wasPrerendered ??= true),
  );
};
