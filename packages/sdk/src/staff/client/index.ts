/** The client of internal apps: a key that stays in the browser, and every call of the desk. */
export { createStaffClient, type StaffClient, type StaffClientOptions } from './createStaffClient.ts';
export { forgetStaffKey, openStaffKey } from './openStaffKey.ts';
export { createProof, createStaffKeyPair, type PublicJwk, type StaffKey, staffKeyOf } from './StaffKey.ts';
