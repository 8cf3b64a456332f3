import { css, styled } from '@backbeat/ui/styling';

/** A form: fields, and below them its button and what went wrong. */
export const FormStack = styled('form', { base: css`display: grid; gap: 20px;` });

/**
 * What was typed into a field, without spaces around it; empty for a field that there is not.
 *
 * @example fieldText(new FormData(), 'email') // → ''
 */
export const fieldText = (form: FormData, field: string): string => {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
};
