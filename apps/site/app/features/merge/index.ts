export { OtherAccountNotice } from './OtherAccountNotice.tsx';
export { otherAccountText, waysText } from './otherAccountText.ts';
export { useMergeState } from './useMergeState.ts';
