import { isField } from '../hydration/replayEvents.ts';

/** Where somebody typed, and on which page: what a reload has to keep. */
export const typedFields = new Map<EventTarget, string>();

const add = (field: EventTarget): void => void typedFields.set(field, window.location.pathname);

/** From here on it is known what was typed, and what stands in fields already. */
export const watchTyping = (): void => {
  for (const field of document.querySelectorAll('input,textarea'))
    if (isField(field) && 'defaultValue' in field && field.value !== field.defaultValue) add(field);
  document.addEventListener('input', ({ target }) => {
    if (target) add(target);
  });
};
