/** Why a card was declined, in words. An entry of its own, because only a checkout needs it. */
export * from './declines/declineText.ts';
