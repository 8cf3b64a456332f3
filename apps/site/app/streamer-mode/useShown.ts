import { useEffect, useState } from 'react';

/** For how long a press shows what is hidden. */
const shownMs = 5_000;

/** Whether something hidden is shown, and how to show or hide it. It hides itself again. */
export const useShown = (): readonly [isShown: boolean, toggle: () => void] => {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsShown(false), shownMs);
    return () => clearTimeout(timer);
  }, [isShown]);
  return [isShown, () => setIsShown((was) => !was)];
};
