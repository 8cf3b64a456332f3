'use client';

import type { KeyboardEvent } from 'react';

const stops = 'a[href], button:not(:disabled), summary, [tabindex="0"]';

const stepOf: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Moves focus through the links and buttons of a list with the arrow keys, Home and End.
 *
 * @example <div onKeyDown={moveFocusWithArrows}><a href="/a">A</a><a href="/b">B</a></div>
 */
export const moveFocusWithArrows = (event: KeyboardEvent<HTMLElement>): void => {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)];
  const at = items.findIndex((item) => item.matches(':focus'));
  const step = stepOf[event.key];
  const next =
    event.key === 'Home'
      ? items[0]
      : event.key === 'End'
        ? items.at(-1)
        : step && items[(at + step + items.length) % items.length];
  if (!next) return;
  event.preventDefault();
  next.focus();
};
