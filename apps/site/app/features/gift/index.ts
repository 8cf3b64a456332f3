export { giftPath } from './giftPath.ts';
export { lastDayText, placeRows } from './giftWords.ts';
