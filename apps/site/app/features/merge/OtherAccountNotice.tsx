import { Notice, PlainLink } from '@backbeat/ui';
import { otherAccountText } from './otherAccountText.ts';
import { useMergeState } from './useMergeState.ts';

const notes = {
  plan: 'It may have a plan already.',
  gift: 'What you give is charged to this account and listed in it.',
} as const;

/** Says, before anything is paid, that the person has another account. */
export const OtherAccountNotice = ({ before = 'plan' }: { readonly before?: keyof typeof notes }) => {
  const other = useMergeState().data?.other ?? null;
  if (other === null) return null;
  return (
    <Notice tone="test">
      <span>{`${otherAccountText(other)} ${notes[before]}`}</span>{' '}
      <PlainLink href="/settings/identity">Look at both</PlainLink>
    </Notice>
  );
};
