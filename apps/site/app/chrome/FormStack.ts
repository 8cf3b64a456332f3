import { css, styled } from '@backbeat/ui/styling';

/** A form: fields, and below them its button and what went wrong. */
export const FormStack = styled('form', { base: css`display: grid; gap: 20px;` });
