import {
  type CardFieldName,
  type FieldLabels,
  type FieldPlaceholders,
  makeElement,
} from './cardFieldNames.ts';
import { type FieldStyle, toProviderStyle } from './fieldStyle.ts';
import { finishFrames } from './finishFrames.ts';
import type { ProviderElement, ProviderElements, ProviderInstance } from './provider.ts';

/** The provider's elements of one card form, while they are on the page. */
export interface FieldGroup {
  readonly elements: ProviderElements;
  update(style: FieldStyle, words: FieldWords): void;
  focus(name: CardFieldName): void;
  destroy(): void;
}

/** Hints inside the fields, and their names for screen readers. */
interface FieldWords {
  readonly labels: FieldLabels;
  readonly placeholders: FieldPlaceholders;
}

export interface FieldGroupOptions extends FieldWords {
  readonly slots: ReadonlyMap<CardFieldName, HTMLElement>;
  readonly style: FieldStyle;
  readonly onAttach: (name: CardFieldName) => void;
  readonly onChange: (name: CardFieldName, state: unknown) => void;
  readonly onSubmit: () => void;
}

/**
 * Makes the provider's elements and puts each into its slot.
 *
 * @throws whatever the provider throws for a configuration that it refuses; nothing stays behind then
 */
export const createFieldGroup = (instance: ProviderInstance, options: FieldGroupOptions): FieldGroup => {
  const elements = instance.Elements();
  const members = new Map<CardFieldName, ProviderElement>();
  const configFor = (name: CardFieldName, style: FieldStyle, { placeholders }: FieldWords) => ({
    style: toProviderStyle(name, style, placeholders),
  });
  const destroy = () => {
    // Destroyed one by one: the provider's own `destroy` of a group shortens its list while it walks it, and skips
    // every second element.
    for (const element of members.values()) element.destroy();
    members.clear();
    elements.destroy();
  };

  try {
    elements.on('submit', options.onSubmit);
    for (const [name, slot] of options.slots) {
      const element = makeElement[name](elements, configFor(name, options.style, options));
      members.set(name, element);
      element.on('attach', () => options.onAttach(name));
      element.on('change', (state) => options.onChange(name, state));
      element.attach(slot);
      finishFrames(slot, options.labels[name]);
    }
  } catch (thrown) {
    destroy();
    throw thrown;
  }

  return {
    elements,
    update: (style, words) => {
      for (const [name, element] of members) {
        element.configure(configFor(name, style, words));
        const slot = options.slots.get(name);
        if (slot) finishFrames(slot, words.labels[name]);
      }
    },
    focus: (name) => void members.get(name)?.focus(),
    destroy,
  };
};
