'use client';

import type { KeyboardEvent } from 'react';
import { isComposing } from '../field/isComposing.ts';

/**
 * The index that a key moves to in a list that wraps around; `undefined` for other keys.
 *
 * @param at the index of the focused item; -1 for none
 * @example indexByKey('End', 3, 0, ['ArrowDown', 'ArrowUp']) // → 2
 */
export const indexByKey = (
  key: string,
  count: number,
  at: number,
  [next, previous]: readonly [next: string, previous: string],
): number | undefined =>
  ({ [next]: (at + 1) % count, [previous]: (at - 1 + count) % count, Home: 0, End: count - 1 })[key];

const stops = 'a[href], button:not(:disabled), summary, [tabindex="0"]';

/**
 * Moves focus through the links and buttons of a list with the arrow keys, Home and End.
 *
 * @example <div onKeyDown={moveFocusWithArrows}><a href="/a">A</a><a href="/b">B</a></div>
 */
export const moveFocusWithArrows = (event: KeyboardEvent<HTMLElement>): void => {
  if (isComposing(event)) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = items[indexByKey(event.key, items.length, at, ['ArrowDown', 'ArrowUp']) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
};
