import { Notice, PlainLink } from '@backbeat/ui';
import { otherAccountText } from './otherAccountText.ts';
import { useMergeState } from './useMergeState.ts';

/** Says, before anything is paid, that the person has another account: it may have a plan already. */
export const OtherAccountNotice = () => {
  const other = useMergeState().data?.other ?? null;
  if (other === null) return null;
  return (
    <Notice tone="test">
      <span>{`${otherAccountText(other)} It may have a plan already.`}</span>{' '}
      <PlainLink href="/settings/identity">Look at both</PlainLink>
    </Notice>
  );
};
