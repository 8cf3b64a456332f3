import { Notice, PlainLink } from '@backbeat/ui';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { useMergeState } from '../../merge/index.ts';
import { mergedText } from './mergePanelState.ts';

/** Says where an account went to whoever still signs in by it, for as long as its merge can be undone. */
export const MergedNotice = () =>
  useMergeState().data?.merged.map((merge) => (
    <Notice key={merge.merge_id} tone="test">
      <PrivateText name="account" text={mergedText(merge)} />{' '}
      <PlainLink href="/settings/identity">See what was merged</PlainLink>
    </Notice>
  )) ?? null;
