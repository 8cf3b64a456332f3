import { Button, ModalActions, Text } from '@backbeat/ui';
import { Question } from '../components/Question.tsx';

interface LeaveModalProps {
  readonly isOpen: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asked when a page is left with something unsaved on it. Staying comes first, and Escape means it. */
export const LeaveModal = ({ isOpen, onStay, onLeave }: LeaveModalProps) => (
  <Question isOpen={isOpen} onClose={onStay} title="Leave without saving?">
    <Text>Your new display name has not been saved.</Text>
    <ModalActions>
      <Button onClick={onStay}>Keep editing</Button>
      <Button variant="danger" onClick={onLeave}>
        Leave
      </Button>
    </ModalActions>
  </Question>
);
