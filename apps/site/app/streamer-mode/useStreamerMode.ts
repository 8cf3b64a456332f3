import { isComposing } from '@backbeat/ui';
import { useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { storing } from './storing.ts';
import { selectIsStreamerMode, streamerModeSet } from './streamerModeSlice.ts';

/** Whether streamer mode is on, and how to turn it on and off: on this device, in all tabs. */
export const useStreamerMode = (): readonly [isOn: boolean, set: (isOn: boolean) => void] => {
  const isOn = useAppSelector(selectIsStreamerMode);
  const dispatch = useAppDispatch();
  const set = useCallback((wanted: boolean) => dispatch(storing(streamerModeSet(wanted))), [dispatch]);
  return [isOn, set];
};

/** Two presses within this time are one sign. */
const pairMs = 500;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** The point, pressed twice, turns streamer mode on and off: quicker than the way to the settings. Not while typing. */
export const useStreamerModeShortcut = (): void => {
  const [isOn, set] = useStreamerMode();
  useEffect(() => {
    let lastMs = Number.NEGATIVE_INFINITY;
    const press = (event: KeyboardEvent) => {
      const { key, target, timeStamp, repeat, ctrlKey, metaKey, altKey } = event;
      if (key !== '.' || repeat || ctrlKey || metaKey || altKey || isTyping(target) || isComposing(event))
        return;
      const isPair = timeStamp - lastMs <= pairMs;
      lastMs = isPair ? Number.NEGATIVE_INFINITY : timeStamp;
      if (isPair) set(!isOn);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn, set]);
};
