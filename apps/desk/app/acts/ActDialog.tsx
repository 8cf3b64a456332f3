import { SdkError } from '@backbeat/sdk';
import { Button, Modal, ModalActions, Notice, Skeleton, Stack, Text, TextField } from '@backbeat/ui';
import { useEffect, useRef, useState } from 'react';
import { Private } from '../privacy/Private.tsx';
import { ActFields } from './ActFields.tsx';
import { ActPreview } from './ActPreview.tsx';
import { type ActRequest, actOf, actTitles, firstDraft } from './ActRequest.ts';
import { actErrorText, needsRoleText } from './actWords.ts';
import { blockedText } from './blockedText.ts';
import { useAct } from './useAct.ts';

interface ActDialogProps {
  readonly request: ActRequest;
  /** Called when it is done, with whether the payment provider has answered. */
  readonly onDone: (isDone: boolean) => void;
  readonly onClose: () => void;
}

const Failed = ({ error, text }: { readonly error: Error; readonly text: string }) => (
  <Notice tone="error">
    <p>{text}</p>
    {error instanceof SdkError && error.requestId !== null ? <small>Request {error.requestId}</small> : null}
  </Notice>
);

/** Whether the first field of an act is its own; else it is the reason. */
const asksFirst = ({ kind }: ActRequest): boolean =>
  kind === 'note' ||
  kind === 'extend_coverage' ||
  kind === 'apply_coupon' ||
  kind === 'grant_tier' ||
  kind === 'return_offer' ||
  kind === 'start_merge';

/** One dialog for all that staff do: what, what it does, why, one press. */
export const ActDialog = ({ request, onDone, onClose }: ActDialogProps) => {
  const [draft, setDraft] = useState(() => firstDraft(request));
  const [reason, setReason] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const reasonField = useRef<HTMLInputElement>(null);
  const { preview, previewError, isLooking, confirm, isPending, error } = useAct(
    request.guid,
    actOf(request, draft),
  );
  const isReasonMissing = isAsked && reason.trim() === '';
  useEffect(() => {
    if (!asksFirst(request)) reasonField.current?.focus();
  }, [request]);
  const submit = () => {
    setIsAsked(true);
    if (reason.trim() === '') reasonField.current?.focus();
    else confirm(reason.trim(), onDone);
  };
  const needed = preview?.needs_role ?? null;
  return (
    <Modal open onClose={onClose} title={actTitles[request.kind]} closable={!isPending}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          <Text tone="muted">
            For <Private>{request.name}</Private>
          </Text>
          <ActFields request={request} draft={draft} onChange={setDraft} />
          {preview ? <ActPreview preview={preview} /> : null}
          {isLooking ? <Skeleton shape="line" width="most" /> : null}
          {previewError === null ? null : (
            <Failed error={previewError} text={blockedText(request.kind, previewError)} />
          )}
          {needed === null ? (
            <TextField
              ref={reasonField}
              label="Reason"
              autoComplete="off"
              maxLength={500}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              state={isReasonMissing ? 'error' : 'hint'}
              message={
                isReasonMissing
                  ? 'Say why, in a few words'
                  : 'For the log, and for the person’s copy of their data'
              }
            />
          ) : (
            <Notice tone="test">{needsRoleText(needed)}</Notice>
          )}
          {error === null ? null : <Failed error={error} text={actErrorText(error)} />}
          <ModalActions>
            {needed === null && previewError === null ? (
              <Button
                type="submit"
                variant="primary"
                loading={isPending}
                loadingText="Doing it"
                aria-disabled={preview === undefined}
              >
                Confirm
              </Button>
            ) : null}
            <Button onClick={onClose} disabled={isPending}>
              Close
            </Button>
          </ModalActions>
        </Stack>
      </form>
    </Modal>
  );
};
