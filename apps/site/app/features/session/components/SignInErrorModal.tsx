import { providerLabels, signInProblemProvider, signInProblemText } from '@backbeat/domain';
import { Button, Modal, ModalActions, Stack, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAppDispatch } from '../../../store/hooks.ts';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { CopySupportDetails } from '../../../support/CopySupportDetails.tsx';
import { keepError } from '../../../support/recentErrors.ts';
import { loginModalOpened } from '../modalsSlice.ts';
import { requestOfError, withoutError } from '../sessionPaths.ts';
import { signInQuote } from '../signInQuote.ts';

const saidStyle = css`
  margin: 0;
  padding: 12px 16px;
  border-radius: var(--bb-r-m);
  background: var(--bb-ground);
  overflow: clip;
  overflow-wrap: anywhere;
  font-size: var(--bb-fs-small);
`;

const Said = styled('p', { base: saidStyle });

const Quotation = styled('blockquote', { base: css`${saidStyle} unicode-bidi: isolate;` });

/** Words of ours for a code of ours. Anybody can write an address: other words are quoted, as those of somebody else. */
const Reason = ({ error }: { readonly error: string }) => {
  const text = signInProblemText(error);
  const quote = signInQuote(error);
  if (text !== null || quote === null)
    return <Said>{text ?? 'The sign-in did not work. Please try again.'}</Said>;
  return (
    <Stack gap={2}>
      <Text size="small" tone="muted">
        The sign-in service sent this message. It is not from us:
      </Text>
      <Quotation>
        <PrivateText text={quote} />
      </Quotation>
    </Stack>
  );
};

/** What a failed sign-in brought back in the address. Dismissing it cleans the address. */
const SignInErrorModal = ({ error }: { readonly error: string }) => {
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const requestId = requestOfError(location.search);
  // The title that was asked for, unless it is known to be somebody else's.
  const provider = signInProblemProvider(error) ?? 'streamlabs';

  useEffect(() => {
    const code = signInProblemText(error) === null ? 'unknown' : error;
    keepError({ endpoint: 'signIn', code, requestId });
  }, [error, requestId]);

  const dismiss = () => navigate(withoutError(location), { replace: true, preventScrollReset: true });
  const tryAgain = () => {
    dismiss();
    dispatch(loginModalOpened(withoutError(location)));
  };

  return (
    <Modal
      role="alertdialog"
      open
      onClose={dismiss}
      title={`There was an error with signing in with ${providerLabels[provider]}`}
    >
      <Reason error={error} />
      {requestId === null ? null : (
        <Text size="small" tone="muted">
          {`Request ${requestId}`}
        </Text>
      )}
      <ModalActions>
        <Button variant="primary" onClick={tryAgain}>
          Try again
        </Button>
        <Button onClick={dismiss}>Close</Button>
      </ModalActions>
      <CopySupportDetails />
    </Modal>
  );
};

export default SignInErrorModal;
