import { type FocusEvent, useEffect, useState } from 'react';

/** For how long a press shows what is hidden. */
const shownMs = 5_000;

/** For the element around what is shown: while one of its fields has the focus, it stays. */
interface Hold {
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

/** Whether something hidden is shown, and how to show or hide it. It hides itself again. */
export const useShown = (): readonly [isShown: boolean, toggle: () => void, hold: Hold] => {
  const [isShown, setIsShown] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (!isShown || isHeld) return;
    const timer = setTimeout(() => setIsShown(false), shownMs);
    return () => clearTimeout(timer);
  }, [isShown, isHeld]);
  const toggle = () => {
    setIsHeld(false);
    setIsShown((was) => !was);
  };
  const hold: Hold = {
    onFocus: ({ target }) => setIsHeld(target.matches('input, textarea, select')),
    onBlur: () => setIsHeld(false),
  };
  return [isShown, toggle, hold];
};
