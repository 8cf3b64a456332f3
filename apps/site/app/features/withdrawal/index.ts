export { RefundDetails } from './components/RefundDetails.tsx';
export { RefundSums } from './components/RefundSums.tsx';
export { endText, refusalText, untilText } from './refundWords.ts';
