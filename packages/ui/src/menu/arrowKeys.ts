'use client';

import type { KeyboardEvent } from 'react';

/**
 * Where a key leads in a list that goes around: on, back, to its first or its last; nowhere for other keys.
 *
 * @param at the place of the one that has the focus; -1 for none
 * @example placeByKey('End', 3, 0, ['ArrowDown', 'ArrowUp']) // → 2
 */
export const placeByKey = (
  key: string,
  count: number,
  at: number,
  [on, back]: readonly [on: string, back: string],
): number | undefined =>
  ({ [on]: (at + 1) % count, [back]: (at - 1 + count) % count, Home: 0, End: count - 1 })[key];

const stops = 'a[href], button:not(:disabled), summary, [tabindex="0"]';

/**
 * Moves focus through the links and buttons of a list with the arrow keys, Home and End.
 *
 * @example <div onKeyDown={moveFocusWithArrows}><a href="/a">A</a><a href="/b">B</a></div>
 */
export const moveFocusWithArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const at = items.findIndex((item) => item.matches(':focus'));
  const next = items[placeByKey(event.key, items.length, at, ['ArrowDown', 'ArrowUp']) ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
};
