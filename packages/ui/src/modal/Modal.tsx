'use client';

import Cross from 'lucide-react/icons/x';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useRef,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useJoinedRef } from '../refs/useJoinedRef.ts';
import { css, keyframes } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { PictureSlot } from '../surface/PictureSlot.ts';
import { modalTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';
import { wrapTexts } from '../typography/wrapTexts.tsx';

const arrive = keyframes`from { opacity: 0; transform: translateY(8px) scale(.99); }`;

const Dialog = styled('dialog', {
  base: css`
    position: relative;
    inline-size: min(100% - 32px, 440px);
    max-inline-size: none;
    max-block-size: calc(100dvh - 32px);
    margin: auto;
    padding: 0;
    border: 0;
    border-radius: var(--bb-r-l);
    background: var(--bb-lift);
    color: var(--bb-text);
    overflow: clip auto;
    overscroll-behavior: contain;
    &:modal { position: fixed; animation: ${arrive} 160ms var(--bb-ease); }
    &::backdrop { background: var(--bb-scrim); }
    @media (forced-colors: active) { border: 2px solid; }
  `,
  variants: {
    size: {
      md: css`inline-size: min(100% - 32px, 440px);`,
      lg: css`inline-size: min(100% - 32px, 880px);`,
    },
  },
  defaults: { size: 'md' },
});

const Art = styled(PictureSlot, { base: css`background: var(--bb-ground);` });

const Inside = styled('div', {
  base: css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px; padding: clamp(24px, 5vw, 36px);`,
});

const Title = styled('h2', {
  base: css`font-size: 1.875rem; overflow-wrap: anywhere;`,
  variants: { besideClose: { true: css`padding-inline-end: 40px;` } },
});

const Close = styled('button', {
  base: css`
    position: absolute;
    z-index: 1;
    inset-block-start: 12px;
    inset-inline-end: 12px;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: var(--bb-r-m);
    background: var(--bb-overlay);
    cursor: pointer;
    &:hover { background: var(--bb-hover); }
    @media (forced-colors: active) { border: 1px solid; }
  `,
});

/** Whether a press is on the scrim. A drag that crosses the edge counts as a press on the dialog itself. */
const isBeside = ({ target, currentTarget, clientX, clientY }: MouseEvent): boolean => {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
};

/** Props of {@link Modal}. */
export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  /** Whether the dialog is on the screen. */
  open: boolean;
  /** Called by the close button, Escape and a press that begins and ends beside the dialog. */
  onClose: () => void;
  /** The dialog's heading and name. */
  title: ReactNode;
  /** A picture along the upper edge. */
  art?: ReactNode;
  /** Shows the close button; without it Escape and a press beside the dialog do nothing either. @default true */
  closable?: boolean;
  /** Words for the close button. @default 'Close' */
  closeLabel?: string;
  /** 440 or 880 px wide. @default 'md' */
  size?: 'md' | 'lg';
}

const restoreFocus = (element: Element | null): void => {
  if (element instanceof HTMLElement && element.isConnected) element.focus({ preventScroll: true });
};

/**
 * Opens and closes a native dialog with a prop, and gives focus back to what had it before, even when the dialog
 * is taken off the page while it is open.
 */
const useDialog = (open: boolean): RefObject<HTMLDialogElement | null> => {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!open || dialog === null) return;
    const before = document.activeElement;
    if (!dialog.open) {
      dialog.showModal();
      // The browser scrolls to what it focuses, which may stand below the title of a dialog that is too high.
      dialog.scrollTop = 0;
    }
    return () => {
      if (dialog.open) dialog.close();
      restoreFocus(before);
    };
  }, [open]);
  return ref;
};

/**
 * A dialog over the dimmed page. Renders a native `<dialog>`: focus stays inside and goes back when it closes, and
 * the page beneath is inert. Use `role="alertdialog"` for a question that must be answered.
 *
 * @example <Modal open={isOpen} onClose={close} title="Sign in to your account"><ModalStack /></Modal>
 */
export const Modal = (props: ModalProps): ReactElement => {
  const { close } = useUiTexts(modalTexts);
  const {
    open,
    onClose,
    title,
    art,
    closable = true,
    closeLabel = close,
    children,
    ref: given,
    ...rest
  } = props;
  const ref = useDialog(open);
  const joined = useJoinedRef(ref, given);
  const titleId = useId();
  const beganBeside = useRef(false);

  const onCancel = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    // The parent's `open` decides; the browser must not close the dialog by itself.
    event.preventDefault();
    if (closable) onClose();
  };
  const onNativeClose = () => {
    // It tells of a close later, when the dialog may be open again: React's strict mode closes and opens it at once.
    if (!open || ref.current?.open) return;
    // Browsers without `closedby` close a dialog on a second Escape even if `cancel` was prevented.
    if (closable) onClose();
    else ref.current?.showModal();
  };
  const onPointerDown = (event: MouseEvent) => {
    beganBeside.current = isBeside(event);
  };
  const onClick = (event: MouseEvent) => {
    // Browsers that know `closedby` send `cancel` for such a press.
    if (!closable || 'closedBy' in event.currentTarget) return;
    if (beganBeside.current && isBeside(event)) onClose();
  };

  return (
    <Dialog
      ref={joined}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClose={onNativeClose}
      onPointerDown={onPointerDown}
      onClick={onClick}
      // Escape is asked for only where something answers it: at the second one the dialog would go for a moment.
      closedby={closable ? 'any' : rest.onCancel ? 'closerequest' : 'none'}
      {...rest}
    >
      {open ? (
        <>
          {art === undefined ? null : <Art>{art}</Art>}
          <Inside>
            <Title id={titleId} besideClose={closable && !art}>
              {title}
            </Title>
            {wrapTexts(children)}
          </Inside>
          {/* Last in order, so that focus begins at what the dialog is for. */}
          {closable ? (
            <Close type="button" aria-label={closeLabel} onClick={onClose}>
              <Icon icon={Cross} />
            </Close>
          ) : null}
        </>
      ) : null}
    </Dialog>
  );
};
