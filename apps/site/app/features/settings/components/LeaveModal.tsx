import { Button, Modal, ModalActions, Text } from '@backbeat/ui';

interface LeaveModalProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asked when a page is left with something unsaved on it. Staying comes first, and Escape means it. */
export const LeaveModal = ({ isOpen, onStay, onLeave }: LeaveModalProps) => (
  <Modal
    role="alertdialog"
    open={isOpen}
    onClose={onStay}
    closable={false}
    onCancel={(event) => {
      event.preventDefault();
      onStay();
    }}
    title="Leave without saving?"
  >
    <Text>Your new display name has not been saved.</Text>
    <ModalActions>
      <Button onClick={onStay}>Keep editing</Button>
      <Button variant="danger" onClick={onLeave}>
        Leave
      </Button>
    </ModalActions>
  </Modal>
);
