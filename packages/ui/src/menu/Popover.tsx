'use client';

import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/Button.tsx';
import type { ButtonStyleProps } from '../button/buttonStyle.ts';
import { isComposing } from '../field/isComposing.ts';
import { useJoinedRef } from '../refs/useJoinedRef.ts';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { sheetStyle } from './menuStyles.ts';
import { type Dismissable, useDismiss } from './useDismiss.ts';

const Root = styled('div', { base: css`position: relative; inline-size: fit-content;` });

const PictureButton = styled('button', {
  base: css`
    display: block;
    padding: 2px;
    border: 2px solid transparent;
    border-radius: 16px;
    background: none;
    cursor: pointer;
    &:hover, &[aria-expanded="true"] { border-color: var(--bb-line); }
    &:active { transform: translateY(2px) scale(.985); }
  `,
});

const Sheet = styled('div', {
  base: sheetStyle,
  variants: {
    align: {
      start: css`inset-inline-start: 0;`,
      end: css`inset-inline-end: 0;`,
    },
  },
});

/** Props of {@link Popover}; what is not named here goes to the element around button and sheet. */
export interface PopoverProps
  extends Omit<ComponentProps<'div'>, 'onToggle'>,
    Pick<ButtonStyleProps, 'variant' | 'size'> {
  /** Content of the button. */
  button: ReactNode;
  /** What the button does, for screen readers, where its content does not say it. */
  label?: string;
  /** The button is a picture, such as an avatar, and takes no other look. @default false */
  picture?: boolean;
  /** Which edge the sheet shares with the button. @default 'end' */
  align?: 'start' | 'end';
  /** Called for every key in the sheet. */
  onSheetKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
}

const closesSheet = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, [data-closes]') !== null;

/**
 * A button that shows a sheet beside it. Escape, a press outside, or leaving with the keyboard closes it; so does a
 * link within it.
 *
 * @example <Popover button="Share" label="Share this station"><Text>Copy the address</Text></Popover>
 */
export const Popover = (props: PopoverProps): ReactElement => {
  const {
    button,
    label,
    picture = false,
    align = 'end',
    variant,
    size,
    onSheetKeyDown,
    children,
    ref: given,
    ...rest
  } = props;
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const joined = useJoinedRef(root, given);
  const opener = useRef<HTMLButtonElement>(null);
  const sheetId = useId();
  const dismissable = useMemo<Dismissable>(
    () => ({
      isOpen: () => open,
      close: (restoreFocus) => {
        setOpen(false);
        if (restoreFocus) opener.current?.focus();
      },
    }),
    [open],
  );
  useDismiss(root, dismissable);

  const shared = {
    ref: opener,
    'aria-label': label,
    'aria-expanded': open,
    'aria-controls': sheetId,
    onClick: () => setOpen(!open),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' || !open || isComposing(event)) return;
      event.preventDefault();
      root.current?.querySelector<HTMLElement>('[data-sheet] :is(a, button)')?.focus();
    },
  };
  return (
    <Root {...rest} ref={joined}>
      {picture ? (
        <PictureButton type="button" {...shared}>
          {button}
        </PictureButton>
      ) : (
        <Button {...shared} {...(variant ? { variant } : {})} {...(size ? { size } : {})}>
          {button}
        </Button>
      )}
      <Sheet
        id={sheetId}
        data-sheet=""
        align={align}
        hidden={!open}
        onKeyDown={onSheetKeyDown}
        onClick={(event: MouseEvent) => {
          if (closesSheet(event.target)) dismissable.close(false);
        }}
      >
        {children}
      </Sheet>
    </Root>
  );
};
