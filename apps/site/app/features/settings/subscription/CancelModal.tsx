import { brand, cancelQuestion } from '@backbeat/domain';
import { Button, FormMessage, Icon, Link, ModalActions, Text } from '@backbeat/ui';
import { Question } from '../components/Question.tsx';
import { cancelLabel } from './cancelText.ts';
import { useCancelPremium } from './useCancelPremium.ts';

interface CancelModalProps {
  /** The plan's name. */
  readonly plan: string;
  /** What cancelling means. */
  readonly consequence: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks before cancelling. The safe answer comes first, so that it has the focus; Escape is that answer too. */
export const CancelModal = ({ plan, consequence, isOpen, onClose }: CancelModalProps) => {
  const { progress, cancel, reset } = useCancelPremium(plan, onClose);
  const close = () => {
    if (progress === 'pending') return;
    reset();
    onClose();
  };

  return (
    <Question isOpen={isOpen} onClose={close} title={cancelLabel('idle', plan)}>
      <Text>{cancelQuestion(brand)}</Text>
      <Text tone="muted">{consequence}</Text>
      <ModalActions>
        <Button disabled={progress === 'pending'} onClick={close}>
          Keep {plan}
        </Button>
        <Button
          variant="danger"
          disabled={progress === 'pending'}
          loading={progress === 'pending'}
          loadingText={cancelLabel('pending', plan)}
          onClick={cancel}
        >
          {progress === 'failed' ? <Icon name="alert" /> : null}
          {cancelLabel(progress, plan)}
        </Button>
      </ModalActions>
      {progress === 'failed' ? (
        <FormMessage state="error" role="alert">
          Nothing has changed. Try again, or <Link href={brand.links.support}>write to support</Link>.
        </FormMessage>
      ) : null}
    </Question>
  );
};
