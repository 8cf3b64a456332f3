import { safeStorage } from '@backbeat/sdk';
import { useEffect, useSyncExternalStore } from 'react';

/** Every key that does something by itself, and what. `?` shows this list. */
export const shortcutTexts = {
  '/': 'Find a person',
  t: 'Today in numbers',
  i: 'Inboxes',
  r: 'On a person’s page: give the newest payment back',
  n: 'On a person’s page: write a note',
  v: 'On a person’s page: see as they do',
  '?': 'Show this list',
} as const;

/** @see shortcutTexts */
export type Shortcut = keyof typeof shortcutTexts;

const storage = safeStorage(() => localStorage);
const storageKey = 'desk-shortcuts';
const listeners = new Set<() => void>();

const areOn = (): boolean => storage.getItem(storageKey) !== 'off';

/** Turns single keys off for those whose voice or switch types letters, or on again. */
export const setShortcuts = (isOn: boolean): void => {
  storage.setItem(storageKey, isOn ? 'on' : 'off');
  for (const tell of listeners) tell();
};

/** Whether single keys do something. */
export const useShortcutsOn = (): boolean =>
  useSyncExternalStore((tell) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  }, areOn);

/** Whether a key is typed into something, or belongs to a dialog. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], dialog') !==
    null;

/** Binds single keys while a screen is shown. Nothing happens while somebody types or a dialog is open. */
export const useShortcuts = (keys: Partial<Readonly<Record<Shortcut, () => void>>>): void => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!areOn() || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      const act = Object.entries(keys).find(([key]) => key === event.key)?.[1];
      if (act === undefined) return;
      // Or the key would be typed into the field that it opens.
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
};
