'use client';

import { type ComponentProps, type ReactElement, type ReactNode, useEffect, useId, useState } from 'react';
import { isComposing } from '../field/isComposing.ts';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { wrapTexts } from '../typography/wrapTexts.tsx';

const Root = styled('span', { base: css`position: relative; display: inline-block; max-inline-size: 100%;` });

const Bubble = styled('span', {
  base: css`
    position: absolute;
    z-index: 20;
    inset-block-end: calc(100% + 12px);
    inset-inline-start: 50%;
    translate: -50% 0;
    inline-size: max-content;
    max-inline-size: 240px;
    padding: 10px 14px;
    border-radius: 12px;
    background: var(--bb-inverse);
    color: var(--bb-on-inverse);
    font: 400 var(--bb-fs-small)/1.35 var(--bb-font-text);
    text-align: start;
    visibility: hidden;
    opacity: 0;
    &:dir(rtl) { translate: 50% 0; }
    &::after {
      content: "";
      position: absolute;
      inset-block-start: 100%;
      inset-inline-start: calc(50% - 6px);
      border: 6px solid transparent;
      border-block-start-color: var(--bb-inverse);
    }
    &::before { content: ""; position: absolute; inset-inline: 0; inset-block-start: 100%; block-size: 12px; }
    &[data-open] { visibility: visible; opacity: 1; }
    @media (forced-colors: active) { border: 1px solid; &::after { display: none; } }
  `,
});

/** Props of {@link Tooltip}. */
export interface TooltipProps extends Omit<ComponentProps<'span'>, 'children' | 'content'> {
  /** What the bubble says. */
  content: ReactNode;
  /** Draws the control; put the given props on it, so that screen readers read the bubble with it. */
  children: (control: { 'aria-describedby'?: string }) => ReactNode;
  /** Shows the bubble without hover or focus. @default false */
  open?: boolean;
  /** No bubble at all, for a control that needs no explanation now. @default false */
  disabled?: boolean;
}

/**
 * Words about a control, shown while the pointer or the keyboard is on it. Escape hides them. A control that must
 * explain why it cannot be used takes `aria-disabled` in place of `disabled`, so that it can be reached.
 *
 * @example
 * <Tooltip content="You must add a YouTube channel to continue">
 *   {(control) => <Button aria-disabled {...control}>Complete sign up</Button>}
 * </Tooltip>
 */
export const Tooltip = (props: TooltipProps): ReactElement => {
  const { content, children, open = false, disabled = false, ...rest } = props;
  const [dismissed, setDismissed] = useState(false);
  const [active, setActive] = useState(false);
  const id = useId();
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isComposing(event)) setDismissed(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [active]);
  const enter = () => setActive(true);
  const leave = () => {
    setActive(false);
    setDismissed(false);
  };
  if (disabled) return <Root {...rest}>{wrapTexts(children({}))}</Root>;
  return (
    <Root onPointerEnter={enter} onPointerLeave={leave} onFocus={enter} onBlur={leave} {...rest}>
      {wrapTexts(children({ 'aria-describedby': id }))}
      <Bubble role="tooltip" id={id} data-open={open || (active && !dismissed) ? '' : undefined}>
        {content}
      </Bubble>
    </Root>
  );
};
