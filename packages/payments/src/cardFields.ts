import { isRecord } from '@backbeat/domain';
import {
  type CardFieldName,
  type CardLayout,
  type FieldLabels,
  type FieldPlaceholders,
  fieldNames,
  labelsIn,
  placeholdersIn,
} from './cardFieldNames.ts';
import type { CompleteConfig } from './config.ts';
import { anySignal, cancelledError, withDeadline } from './deadline.ts';
import { createFieldGroup, type FieldGroup } from './fieldGroup.ts';
import { type FieldSlots, prepareSlots } from './fieldSlots.ts';
import { emptyFieldState, type FieldState, singleFieldState, splitFieldState } from './fieldState.ts';
import type { FieldStyle } from './fieldStyle.ts';
import type { InstanceOwner } from './instanceOwner.ts';
import { PaymentError } from './PaymentError.ts';
import type { PaymentToken } from './PaymentToken.ts';
import type { ProviderInstance } from './provider.ts';
import { toPaymentError } from './providerError.ts';
import { failure, type Result, success } from './result.ts';
import { fieldTexts } from './texts/fieldTexts.ts';
import { type BillingDetails, tokenizeCard } from './tokenizeCard.ts';

/** Hints inside the fields, and their names for screen readers. */
export interface CardFieldsWords {
  readonly labels?: Partial<FieldLabels>;
  readonly placeholders?: Partial<FieldPlaceholders>;
}

export interface CardFieldsOptions extends CardFieldsWords {
  /** @default 'single' */
  readonly layout?: CardLayout;
  /** How the inputs within the frames look. */
  readonly style?: FieldStyle;
  /** Called when a person presses Enter inside a field. */
  readonly onSubmit?: () => void;
}

/** The card inputs that the provider hosts in frames. What is typed there never touches the page. */
export interface CardFields {
  /** Puts the fields into an element, once. Further calls do nothing. */
  mount(element: HTMLElement): void;
  /** Restyles the fields in place, e.g. after the colour scheme changed; with `words`, also in another language. */
  update(style: FieldStyle, words?: CardFieldsWords): void;
  /** Puts the cursor into a field; without a name into the first one. */
  focus(name?: CardFieldName): void;
  /** Hears of every change of state. Returns the function that ends it. */
  subscribe(listener: (state: FieldState) => void): () => void;
  /** Answers once all fields can be typed into, or why they cannot. */
  readonly ready: Promise<Result<void>>;
  /** Trades what was typed for a payment token. */
  tokenize(billing: BillingDetails, options?: { signal?: AbortSignal }): Promise<Result<PaymentToken>>;
  /** Takes fields, frames and listeners off the page. What is under way ends as `cancelled`. */
  destroy(): void;
}

const fieldTimeout = () =>
  new PaymentError('unavailable', 'The card field did not become ready.', { providerCode: 'field-timeout' });

export const createCardFields = (
  owner: InstanceOwner,
  config: CompleteConfig,
  options: CardFieldsOptions,
): CardFields => {
  const layout = options.layout ?? 'single';
  const life = new AbortController();
  const signal = anySignal(owner.signal, life.signal);
  const listeners = new Set<(state: FieldState) => void>();
  const reported = { card: {}, number: {}, month: {}, year: {}, cvv: {} };
  let style: FieldStyle | null = null;
  let words: CardFieldsWords = options;
  let state = emptyFieldState;
  let slots: FieldSlots | null = null;
  let group: FieldGroup | null = null;
  let resolveReady: (result: Result<void>) => void = () => {};
  const ready = new Promise<Result<void>>((resolve) => {
    resolveReady = resolve;
  });

  const completeWords = () => ({
    labels: { ...labelsIn(fieldTexts), ...words.labels },
    placeholders: { ...placeholdersIn(fieldTexts), ...words.placeholders },
  });

  const takeChange = (name: CardFieldName, value: unknown) => {
    if (!isRecord(value)) return;
    reported[name] = value;
    state = layout === 'single' ? singleFieldState(reported.card) : splitFieldState(reported);
    for (const listener of listeners) listener(state);
  };

  const show = (instance: ProviderInstance, places: FieldSlots['places']): Promise<Result<void>> =>
    withDeadline<void>(
      (settle) => {
        const waiting = new Set<CardFieldName>(places.keys());
        try {
          group = createFieldGroup(instance, {
            slots: places,
            ...completeWords(),
            // Read as late as possible: `style` may be a getter that makes the browser style the whole page.
            style: style ?? options.style ?? {},
            onAttach: (name) => {
              waiting.delete(name);
              if (waiting.size === 0) settle(success(undefined));
            },
            onChange: takeChange,
            onSubmit: () => options.onSubmit?.(),
          });
        } catch (thrown) {
          settle(failure(toPaymentError(thrown)));
        }
        return undefined;
      },
      { signal, limit: { ms: config.readyTimeoutMs, error: fieldTimeout } },
    );

  const takeDown = () => {
    group?.destroy();
    group = null;
    slots?.remove();
    slots = null;
  };

  const open = async (places: FieldSlots['places']) => {
    const { configured, ready: answered } = owner.open();
    const instance = await configured;
    const shown = instance.ok ? await show(instance.value, places) : instance;
    const answer = await answered;
    const result = answer.ok ? shown : answer;
    if (!result.ok) takeDown();
    resolveReady(result);
  };

  // A client that is disposed destroys its fields, also where their owner has not.
  signal.addEventListener(
    'abort',
    () => {
      takeDown();
      listeners.clear();
      resolveReady(failure(cancelledError()));
    },
    { once: true },
  );

  return {
    ready,
    mount: (element) => {
      if (slots || signal.aborted) return;
      slots = prepareSlots(element, layout);
      void open(slots.places);
    },
    update: (next, otherWords = words) => {
      style = next;
      words = otherWords;
      group?.update(next, completeWords());
    },
    focus: (name) => {
      const first = name ?? fieldNames[layout][0];
      if (first) group?.focus(first);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tokenize: async (billing, { signal: callerSignal } = {}) => {
      const opened = await ready;
      if (!opened.ok) return opened;
      const instance = owner.current();
      if (!instance || !group) return failure(cancelledError());
      return tokenizeCard(instance, group.elements, billing, {
        signal: anySignal(signal, callerSignal),
        timeoutMs: config.tokenTimeoutMs,
      });
    },
    destroy: () => life.abort(),
  };
};
