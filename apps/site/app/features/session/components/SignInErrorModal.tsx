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

const limit = 200;

/** What would move or hide the words around it: controls, and marks that turn the direction of writing. */
const unseen = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]+/gu;

/**
 * What a sign-in brought back in words that are not ours, as plain text to quote; null where it says nothing.
 *
 * @example signInQuote('access_denied') // → 'access_denied'
 */
export const signInQuote = (text: string): string | null => {
  const characters = [...text.replace(unseen, ' ').replace(/\s+/g, ' ').trim()];
  if (characters.length === 0) return null;
  return characters.length <= limit ? characters.join('') : `${characters.slice(0, limit - 1).join('')}…`;
};

/** Our words for a known code. Anything else is quoted, as anybody can write an address. */
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
