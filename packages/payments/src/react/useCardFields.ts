import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { CardFieldName, CardLayout, FieldLabels, FieldPlaceholders } from '../cardFieldNames.ts';
import type { CardFields } from '../cardFields.ts';
import { cancelledError } from '../deadline.ts';
import { emptyFieldState, type FieldState } from '../fieldState.ts';
import type { FieldStyle } from '../fieldStyle.ts';
import type { PaymentError } from '../PaymentError.ts';
import type { PaymentToken } from '../PaymentToken.ts';
import { failure, type Result } from '../result.ts';
import type { BillingDetails } from '../tokenizeCard.ts';
import { usePayments } from './PaymentsContext.ts';

export interface UseCardFieldsOptions {
  readonly layout: CardLayout;
  readonly labels: FieldLabels;
  readonly placeholders: FieldPlaceholders;
  readonly onSubmit?: (() => void) | undefined;
}

export interface CardFieldsHandle {
  /** Trades what was typed for a payment token. */
  tokenize(billing: BillingDetails, options?: { signal?: AbortSignal }): Promise<Result<PaymentToken>>;
  /** Puts the cursor into a field; without a name into the first one. */
  focus(name?: CardFieldName): void;
}

export interface MountedCardFields extends CardFieldsHandle {
  readonly status: 'loading' | 'ready' | 'unavailable';
  readonly error: PaymentError | null;
  readonly state: FieldState;
}

type Opening = Pick<MountedCardFields, 'status' | 'error'>;

const loading: Opening = { status: 'loading', error: null };

/**
 * Calls back when the page's colours may have changed: the system's scheme, or an attribute of the root
 * element (`data-scheme`, `class`, `style`).
 *
 * With the next frame, for which the browser styles the page anyway: asked for at once, it would be styled twice.
 *
 * @returns the function that ends it
 */
const watchScheme = (onChange: () => void): (() => void) => {
  let frame = 0;
  const hear = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(onChange);
  };
  const system = matchMedia('(prefers-color-scheme: light)');
  const root = new MutationObserver(hear);
  system.addEventListener('change', hear);
  root.observe(document.documentElement, { attributeFilter: ['data-scheme', 'class', 'style'] });
  return () => {
    cancelAnimationFrame(frame);
    system.removeEventListener('change', hear);
    root.disconnect();
  };
};

const colorOf = (style: CSSStyleDeclaration, property: string) => {
  const value = style.getPropertyValue(property).trim();
  return value === '' ? undefined : value;
};

/**
 * The style for the inside of the provider's frames, as plain CSS of the box around them says it: its font and colour,
 * and two custom properties for what has no CSS property of its own.
 */
const readFieldStyle = (element: HTMLElement): FieldStyle => {
  const style = getComputedStyle(element);
  const placeholderColor = colorOf(style, '--bb-card-placeholder');
  const invalidColor = colorOf(style, '--bb-card-invalid');
  return {
    color: style.color,
    fontFamily: style.fontFamily,
    fontSize: style.fontSize,
    fontWeight: style.fontWeight,
    ...(placeholderColor !== undefined && { placeholderColor }),
    ...(invalidColor !== undefined && { invalidColor }),
  };
};

/** Keeps the provider's fields inside `host` for as long as the component is mounted. */
export const useCardFields = (
  host: RefObject<HTMLElement | null>,
  { layout, labels, placeholders, onSubmit }: UseCardFieldsOptions,
): MountedCardFields => {
  const { client } = usePayments();
  const current = useRef<CardFields | null>(null);
  const latest = useRef({ labels, placeholders, onSubmit });
  const [opening, setOpening] = useState(loading);
  const [state, setState] = useState(emptyFieldState);

  useEffect(() => {
    latest.current = { labels, placeholders, onSubmit };
  });

  useEffect(() => {
    const element = host.current;
    if (!client || !element) return;
    const fields = client.cardFields({
      layout,
      labels: latest.current.labels,
      placeholders: latest.current.placeholders,
      get style() {
        return readFieldStyle(element);
      },
      onSubmit: () => latest.current.onSubmit?.(),
    });
    current.current = fields;
    const stopListening = fields.subscribe(setState);
    const stopWatching = watchScheme(() => fields.update(readFieldStyle(element)));
    let gone = false;
    fields.mount(element);
    void fields.ready.then((result) => {
      if (gone) return;
      setOpening(
        result.ok ? { status: 'ready', error: null } : { status: 'unavailable', error: result.error },
      );
    });
    return () => {
      gone = true;
      current.current = null;
      stopListening();
      stopWatching();
      fields.destroy();
      setOpening(loading);
      setState(emptyFieldState);
    };
  }, [client, layout, host]);

  const words = JSON.stringify([labels, placeholders]);
  const shownWords = useRef(words);
  useEffect(() => {
    const element = host.current;
    if (!element || shownWords.current === words) return;
    // The page speaks another language now; what was typed stays.
    shownWords.current = words;
    current.current?.update(readFieldStyle(element), latest.current);
  }, [words, host]);

  const tokenize = useCallback<CardFieldsHandle['tokenize']>(
    async (billing, options) => current.current?.tokenize(billing, options) ?? failure(cancelledError()),
    [],
  );
  const focus = useCallback<CardFieldsHandle['focus']>((name) => current.current?.focus(name), []);
  return { ...opening, state, tokenize, focus };
};
