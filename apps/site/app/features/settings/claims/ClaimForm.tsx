import { Button, FormMessage, Panel, TextArea, TextField } from '@backbeat/ui';
import type { FormEvent, RefObject } from 'react';
import { PrivateBlock } from '../../../streamer-mode/Private.tsx';
import { AskForm } from './claimStyles.ts';

/** What is typed about claims. */
export interface ClaimDraft {
  readonly text: string;
  readonly tracks: string;
}

interface ClaimFormProps {
  readonly draft: ClaimDraft;
  readonly onChange: (draft: ClaimDraft) => void;
  readonly onSubmit: () => void;
  readonly isPending: boolean;
  /** What is wrong with the text. */
  readonly textProblem: string | null;
  /** What went wrong besides. */
  readonly otherProblem: string | null;
  readonly textField: RefObject<HTMLTextAreaElement | null>;
  readonly tracksField: RefObject<HTMLInputElement | null>;
}

/** Addresses of videos, or the text of a claim; with tracks, where somebody names some. */
export const ClaimForm = ({
  draft,
  onChange,
  onSubmit,
  isPending,
  textProblem,
  otherProblem,
  textField,
  tracksField,
}: ClaimFormProps) => {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Panel padding="calm">
      <PrivateBlock name="the form">
        <AskForm noValidate aria-label="Tell us of a claim" onSubmit={submit}>
          <TextArea
            ref={textField}
            label="Addresses of videos, or the text of the claim"
            rows={5}
            maxLength={60_000}
            spellCheck={false}
            value={draft.text}
            onChange={({ target }) => onChange({ ...draft, text: target.value })}
            {...(textProblem === null
              ? {
                  message:
                    'YouTube videos, shorts and streams, Twitch videos and clips. As many as you want, one a line.',
                }
              : { state: 'error' as const, message: textProblem })}
          />
          <TextField
            ref={tracksField}
            label="Tracks that the claim names"
            aside="optional"
            maxLength={1_000}
            value={draft.tracks}
            onChange={({ target }) => onChange({ ...draft, tracks: target.value })}
            message="Several with commas between them."
          />
          <Button type="submit" variant="primary" loading={isPending} loadingText="Checking">
            Check
          </Button>
        </AskForm>
      </PrivateBlock>
      {otherProblem === null ? null : (
        <FormMessage state="error" role="alert">
          {otherProblem}
        </FormMessage>
      )}
    </Panel>
  );
};
