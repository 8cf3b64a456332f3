/** Why a card was declined, in words: apart from the rest, since only a checkout says it. */
export * from './declines/declineText.ts';
