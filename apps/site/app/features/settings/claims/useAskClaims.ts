import { ApiError, errorText } from '@backbeat/sdk';
import { claimAskMutation } from '@backbeat/sdk/query';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedInServices } from '../../session/index.ts';
import type { ClaimDraft } from './ClaimForm.tsx';
import { namedTracks } from './claimAnswers.ts';

const empty: ClaimDraft = { text: '', tracks: '' };
const nothingToAsk = 'Paste the address of a video, or the text of a claim with an address in it.';
const unreadLines = 'We found no video of YouTube or Twitch in these lines. Mend them and check again.';

/** What is typed about claims, and the way to ask. Lines that were not read stay in the field. */
export const useAskClaims = () => {
  const { client } = useSignedInServices();
  const { mutate, isPending, data, error, reset } = useMutation(claimAskMutation(client));
  const [draft, setDraft] = useState(empty);
  const [problem, setProblem] = useState<string | null>(null);
  const isUnreadable = error instanceof ApiError && error.wireCode === 'validation';

  return {
    draft,
    isPending,
    /** The last answer. */
    answer: data ?? null,
    textProblem: isUnreadable ? nothingToAsk : problem,
    otherProblem: error === null || isUnreadable ? null : errorText(error),
    change: (typed: ClaimDraft) => {
      setDraft(typed);
      setProblem(null);
      if (error !== null) reset();
    },
    ask: () => {
      if (draft.text.trim() === '') return setProblem(nothingToAsk);
      setProblem(null);
      const tracks = namedTracks(draft.tracks);
      mutate(
        { text: draft.text, ...(tracks.length === 0 ? {} : { tracks: [...tracks] }) },
        {
          onSuccess: ({ claims, unread }) => {
            if (claims.length === 0 && unread.length === 0) return setProblem(nothingToAsk);
            setDraft((typed) => {
              // What was typed meanwhile is another question.
              if (typed !== draft) return typed;
              return unread.length === 0 ? empty : { ...typed, text: unread.join('\n') };
            });
            if (unread.length > 0) setProblem(unreadLines);
          },
        },
      );
    },
  };
};
