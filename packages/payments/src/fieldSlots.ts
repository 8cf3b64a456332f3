import type { CardFieldName, CardLayout } from './cardFieldNames.ts';
import { fieldNames } from './cardFieldNames.ts';

/** Attribute that marks where a field of the split layout goes: `<div data-card-field="cvv">`. */
export const slotAttribute = 'data-card-field';

/** Where the fields go, and what to take away again afterwards. */
export interface FieldSlots {
  readonly places: ReadonlyMap<CardFieldName, HTMLElement>;
  remove(): void;
}

const findSlot = (root: HTMLElement, name: CardFieldName): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[${slotAttribute}="${name}"]`);

const addSlot = (root: HTMLElement, name: CardFieldName): HTMLElement => {
  const slot = document.createElement('div');
  slot.setAttribute(slotAttribute, name);
  root.append(slot);
  return slot;
};

/**
 * Finds the place of every field under `root`. The single layout uses `root` itself; the split layout uses
 * children that carry {@link slotAttribute} and adds those that are missing.
 */
export const prepareSlots = (root: HTMLElement, layout: CardLayout): FieldSlots => {
  if (layout === 'single') return { places: new Map([['card', root]]), remove: () => {} };

  const added: HTMLElement[] = [];
  const places = new Map<CardFieldName, HTMLElement>();
  for (const name of fieldNames.split) {
    const found = findSlot(root, name);
    const slot = found ?? addSlot(root, name);
    if (!found) added.push(slot);
    places.set(name, slot);
  }
  return {
    places,
    remove: () => {
      for (const slot of added) slot.remove();
    },
  };
};
