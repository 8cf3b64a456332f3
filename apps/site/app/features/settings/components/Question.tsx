import { Modal } from '@backbeat/ui';
import type { ReactNode } from 'react';

interface QuestionProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** The safe answer, which Escape is too. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A question that has to be answered: there is no cross, and a click beside it does nothing. */
export const Question = ({ title, isOpen, onClose, children }: QuestionProps) => (
  <Modal
    role="alertdialog"
    open={isOpen}
    onClose={onClose}
    closable={false}
    onCancel={(event) => {
      event.preventDefault();
      onClose();
    }}
    title={title}
  >
    {children}
  </Modal>
);
