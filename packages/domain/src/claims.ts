/** What a person pastes about claims on videos, and what they send back. An entry of its own, because no price depends on it. */
export * from './claims/disputeText.ts';
export * from './claims/readClaimText.ts';
export * from './claims/readVideoAddresses.ts';
export * from './claims/videoAddress.ts';
