'use client';

import { type ReactNode, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import {
  type CardLayout,
  type FieldLabels,
  type FieldPlaceholders,
  fieldNames,
  labelsIn,
  placeholdersIn,
} from '../cardFieldNames.ts';
import { slotAttribute } from '../fieldSlots.ts';
import type { FieldState } from '../fieldState.ts';
import { checkFieldsText, paymentErrorText } from '../paymentErrorText.ts';
import type { PaymentsTexts } from '../texts/en.ts';
import { usePayments } from './PaymentsContext.ts';
import { type CardFieldsHandle, type MountedCardFields, useCardFields } from './useCardFields.ts';

export interface CardFieldProps {
  /** Visible name of the field. @default 'Card' */
  readonly label?: string;
  /** One input for all, or one each for number, month, year and code. @default 'single' */
  readonly layout?: CardLayout;
  /** Names of the frames for screen readers. */
  readonly labels?: Partial<FieldLabels>;
  /** Hints inside the empty inputs. */
  readonly placeholders?: Partial<FieldPlaceholders>;
  /** What went wrong with this card, e.g. from `paymentErrorText`. The cursor goes to the card when it appears. */
  readonly error?: string | null | undefined;
  /** Called with every change of what can be known of the card. */
  readonly onChange?: (state: FieldState) => void;
  /** Called when a person presses Enter inside the card. */
  readonly onSubmit?: () => void;
  /** Another way to pay, shown beside "Try again" when the fields could not be loaded: a link to a hosted page. */
  readonly fallback?: ReactNode;
  /** Joined with the class of the field. */
  readonly className?: string;
  /** Focuses the card, and makes a token of it. */
  readonly ref?: Ref<CardFieldsHandle>;
}

const messageFor = (
  fields: MountedCardFields,
  error: string | null | undefined,
  texts: PaymentsTexts,
): string => {
  if (error) return error;
  if (fields.error) return paymentErrorText(fields.error, texts);
  return fields.state.invalidParts.length > 0 ? checkFieldsText(fields.state.invalidParts, texts) : '';
};

/** The places for the provider's frames. They stay empty for React: the provider fills them. */
const CardSlots = ({
  host,
  layout,
  labels,
}: {
  host: Ref<HTMLDivElement>;
  layout: CardLayout;
  labels: FieldLabels;
}) =>
  layout === 'single' ? (
    <div className="bb-card__box" ref={host} />
  ) : (
    <div className="bb-card__parts" ref={host}>
      {fieldNames.split.map((name) => (
        <div className="bb-card__part" key={name}>
          {/* The frame carries the same name, so a screen reader hears it once. */}
          <span className="bb-card__label" aria-hidden="true">
            {labels[name]}
          </span>
          <div className="bb-card__box" {...{ [slotAttribute]: name }} />
        </div>
      ))}
    </div>
  );

/**
 * The card inputs with a visible label, a fixed height, an error text that screen readers hear, and colours
 * that follow the page's. Style it by `@backbeat/payments/styles.css` or by its class names.
 *
 * @example
 * const card = useRef<CardFieldsHandle>(null);
 * <CardField ref={card} error={error && paymentErrorText(error)} onSubmit={pay} />
 * // later: await card.current?.tokenize({ firstName, lastName })
 */
export const CardField = (props: CardFieldProps) => {
  const { retry, provider, texts } = usePayments();
  const { label = texts.card, layout = 'single', error, onChange, className = '', ref } = props;
  const labels = { ...labelsIn(texts), ...props.labels };
  const host = useRef<HTMLDivElement>(null);
  const id = useId();
  const fields = useCardFields(host, {
    layout,
    labels,
    placeholders: { ...placeholdersIn(texts), ...props.placeholders },
    onSubmit: props.onSubmit,
  });
  const { state, status, tokenize, focus } = fields;
  const message = messageFor(fields, error, texts);

  useImperativeHandle(ref, () => ({ tokenize, focus }), [tokenize, focus]);
  useEffect(() => onChange?.(state), [onChange, state]);
  useEffect(() => {
    if (error && status === 'ready') focus();
  }, [error, status, focus]);

  return (
    <fieldset
      className={`bb-card ${className}`.trimEnd()}
      aria-describedby={`${id}message`}
      aria-busy={status === 'loading'}
      data-provider={provider}
      data-status={status}
      data-focused={state.focused || undefined}
      data-error={message !== '' || undefined}
    >
      <legend className="bb-card__label">{label}</legend>
      <CardSlots host={host} layout={layout} labels={labels} />
      <p
        className="bb-card__message"
        id={`${id}message`}
        // A page is inert while it pays. An alert is read out even when it appears as the page becomes usable again.
        {...(error ? { role: 'alert' } : { 'aria-live': 'polite' })}
      >
        {status === 'loading' && message === '' ? texts.loadingCard : message}
      </p>
      {status === 'unavailable' && (
        <div className="bb-card__ways">
          <button type="button" className="bb-card__retry" onClick={retry}>
            {texts.tryAgain}
          </button>
          <div>{props.fallback}</div>
        </div>
      )}
    </fieldset>
  );
};
