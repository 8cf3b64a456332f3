'use client';

import type { KeyboardEvent, ReactElement } from 'react';
import { Button } from '../button/Button.tsx';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { codeFieldTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { Field, splitFieldProps } from './Field.tsx';
import { InputPlace } from './InputPlace.tsx';
import { inputStyle } from './inputStyle.ts';
import { isComposing } from './isComposing.ts';
import type { TextFieldProps } from './TextField.tsx';

const Input = styled('input', {
  base: inputStyle,
  variants: {
    applied: { true: css`color: var(--bb-muted); background: var(--bb-overlay); cursor: default;` },
  },
});

const Line = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
  `,
});

const Apply = styled(Button, { base: css`min-block-size: 52px;` });

/** Props of {@link CodeField}; `ref` and what is not named here go to the `<input>`. */
export interface CodeFieldProps extends Omit<TextFieldProps, 'value' | 'onChange' | 'icon'> {
  /** The code as typed or applied. */
  value: string;
  /** Called with what is typed. */
  onChange: (value: string) => void;
  /** The code is applied: the field is read-only, with Remove in place of Add. @default false */
  applied?: boolean;
  /** The code is being looked up. @default false */
  loading?: boolean;
  /** Called by Add, and by Enter in the field. */
  onApply: () => void;
  /** Called by Remove. */
  onRemove: () => void;
  /** Words on the button. @default 'Add' */
  addText?: string;
  /** Text of the button once the code is applied. @default 'Remove' */
  removeText?: string;
}

/**
 * A coupon or gift-card code with Add and Remove.
 *
 * @example <CodeField label="Coupon" value={code} onChange={setCode} onApply={look} onRemove={drop} />
 */
export const CodeField = (props: CodeFieldProps): ReactElement => {
  const texts = useUiTexts(codeFieldTexts);
  const {
    value,
    onChange,
    applied = false,
    loading = false,
    onApply,
    onRemove,
    addText = texts.add,
    removeText = texts.remove,
    disabled,
    ...others
  } = props;
  const [field, rest] = splitFieldProps(others);
  const canApply = !disabled && !loading && value.trim() !== '';
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isComposing(event)) return;
    // Enter must not send the form that the code belongs to.
    event.preventDefault();
    if (canApply && !applied) onApply();
  };
  const remove = (id: string) => {
    onRemove();
    // With nothing in the field, Add cannot be pressed, and would lose the focus.
    document.getElementById(id)?.focus();
  };
  return (
    <Field {...field}>
      {(control) => (
        <Line>
          <InputPlace>
            <Input
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onKeyDown={applyOnEnter}
              {...rest}
              {...control}
              value={value}
              disabled={disabled}
              applied={applied}
              readOnly={applied}
              onChange={(event) => onChange(event.target.value)}
            />
          </InputPlace>
          <Apply
            onClick={applied ? () => remove(control.id) : onApply}
            loading={loading}
            disabled={applied ? disabled : !canApply && !loading}
          >
            <span>{`${applied ? removeText : addText} `}</span>
            <VisuallyHidden>{field.label}</VisuallyHidden>
          </Apply>
        </Line>
      )}
    </Field>
  );
};
