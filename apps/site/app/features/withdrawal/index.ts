export { Acknowledgement } from './components/Acknowledgement.tsx';
export { RefundSums } from './components/RefundSums.tsx';
export { endText, paymentText, refusalText, untilText } from './refundWords.ts';
