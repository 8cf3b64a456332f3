'use client';

import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { FormMessage, type MessageState } from './FormMessage.tsx';

const Root = styled('div', {
  base: css`display: grid; gap: 8px; align-content: start; grid-template-columns: minmax(0, 1fr);`,
});

const Label = styled('label', {
  base: css`
    font-weight: 600;
    font-size: var(--bb-fs-small);
    line-height: 1.3;
  `,
});

const Aside = styled('small', { base: css`font-size: inherit; font-weight: 400; color: var(--bb-muted);` });

/** Props that every labelled field shares. */
export interface LabelledFieldProps {
  /** The field's name, always there for screen readers. */
  label: ReactNode;
  /** Keeps the label for screen readers only, where the place already says what the field is. @default false */
  hideLabel?: boolean | undefined;
  /** A quiet word after the label, `optional`. */
  aside?: ReactNode;
  /** The line below the field. */
  message?: ReactNode;
  /** What the line below means; `error` and `ok` also colour the field. @default 'hint' */
  state?: MessageState | undefined;
  /** Class of the whole field, label and message included. */
  className?: string | undefined;
}

/**
 * Splits the props of a field component into those of the `Field` around the control and those of the control.
 *
 * @example splitFieldProps({ label: 'Email', type: 'email' }) // → [{ label: 'Email', … }, { type: 'email' }]
 */
export const splitFieldProps = <
  Props extends LabelledFieldProps & { id?: string | undefined; 'aria-describedby'?: string | undefined },
>(
  props: Props,
) => {
  const {
    label,
    hideLabel,
    aside,
    message,
    state,
    className,
    id,
    'aria-describedby': describedBy,
    ...rest
  } = props;
  return [{ label, hideLabel, aside, message, state, className, id, describedBy }, rest] as const;
};

/** Props for the control inside a field. */
export interface FieldControl {
  /** Connects the label with the control. */
  id: string;
  /** Colours the control's border. */
  'data-state': MessageState;
  /** Whether the field is wrong. Also set when it is not: Firefox otherwise calls an empty required field wrong. */
  'aria-invalid': boolean;
  /** The message's id, beside any that the caller gave. */
  'aria-describedby': string;
}

/** Props of {@link Field}; what is not named here goes to the `<div>` around label, control and message. */
export interface FieldProps
  extends Omit<ComponentProps<'div'>, 'id' | 'className' | 'children'>,
    LabelledFieldProps {
  /** The control's id. @default a generated one */
  id?: string | undefined;
  /** Ids of further descriptions. */
  describedBy?: string | undefined;
  /** Renders the control with the props that connect it with label and message. */
  children: (control: FieldControl) => ReactElement;
}

/**
 * Label, control and message, connected for screen readers. For controls that have no component of their own.
 *
 * @example <Field label="Card">{(control) => <div role="group" {...control} />}</Field>
 */
export const Field = (props: FieldProps): ReactElement => {
  const {
    label,
    hideLabel = false,
    aside,
    message,
    state = 'hint',
    className,
    describedBy,
    children,
    id: given,
    ...rest
  } = props;
  const ownId = useId();
  const id = given ?? ownId;
  const messageId = `${id}-message`;
  const words =
    aside === undefined ? (
      label
    ) : (
      <>
        <span>{label}</span> <Aside>{aside}</Aside>
      </>
    );
  return (
    <Root className={className} {...rest}>
      <Label htmlFor={id}>{hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}</Label>
      {children({
        id,
        'data-state': state,
        'aria-invalid': state === 'error',
        'aria-describedby': describedBy === undefined ? messageId : `${describedBy} ${messageId}`,
      })}
      <FormMessage id={messageId} state={state}>
        {message}
      </FormMessage>
    </Root>
  );
};
