import { Button, type ButtonProps, Icon, wrapTexts } from '@backbeat/ui';
import { EyeIcon, EyeOffIcon } from '@backbeat/ui/icons';
import { type FocusEvent, useEffect, useState } from 'react';
import { useFocusAfter } from './useFocusAfter.ts';

interface ShowButtonProps extends Pick<ButtonProps, 'variant' | 'className' | 'onClick'> {
  readonly isShown: boolean;
  /** What it shows: 'email'. */
  readonly children: ButtonProps['children'];
}

/** Shows something hidden, or hides it again. */
export const ShowButton = ({ isShown, children, ...button }: ShowButtonProps) => (
  <Button ref={useFocusAfter()} size="sm" {...button}>
    <Icon icon={isShown ? EyeOffIcon : EyeIcon} />
    <span>{`${isShown ? 'Hide' : 'Show'} `}</span>
    {wrapTexts(children)}
  </Button>
);

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
