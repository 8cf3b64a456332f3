/** The client of the product: calls, errors, session and links. The contract itself is `@backbeat/sdk/contract`. */
export * from './channels/audienceFigures.ts';
export * from './channels/channelCalls.ts';
export * from './channels/saveSharedChannel.ts';
export * from './client/Client.ts';
export { createCaller, createClient } from './client/createClient.ts';
export { defaultRetryPolicy, type RetryPolicy } from './client/retryPolicy.ts';
export { ApiError } from './errors/ApiError.ts';
export { AuthError } from './errors/AuthError.ts';
export { errorDetailsOf } from './errors/errorDetailsOf.ts';
export { type ErrorTextOptions, errorText } from './errors/errorText.ts';
export { fixedTexts, retryText } from './errors/errorTexts.ts';
export { invalidFields } from './errors/invalidFields.ts';
export { NetworkError } from './errors/NetworkError.ts';
export { NotConfiguredError } from './errors/NotConfiguredError.ts';
export { SdkError, type SdkErrorCode } from './errors/SdkError.ts';
export { TimeoutError } from './errors/TimeoutError.ts';
export { WireError } from './errors/WireError.ts';
export * from './links/accountPageUrl.ts';
export * from './links/checkoutUrl.ts';
export * from './links/hostedPages.ts';
export * from './links/identityLink.ts';
export * from './links/playerUrl.ts';
export * from './links/signInUrl.ts';
export { browserEnvironment, type SessionWindow } from './session/browserEnvironment.ts';
export { createSession } from './session/createSession.ts';
export { hasSsoSession } from './session/hasSsoSession.ts';
export type * from './session/Session.ts';
export { type ReturnUrlRules, safeReturnUrl } from './session/safeReturnUrl.ts';
export { type SafeStorage, safeStorage } from './session/safeStorage.ts';
export { readSessionToken, type SessionClaims, shouldRefresh } from './session/sessionClaims.ts';
export { type StorageKeys, storageKeys, storageKeysFor } from './session/storageKeys.ts';
export {
  earlyTokenKey,
  earlyTokenScript,
  type TakenToken,
  takeTokenFromAddress,
} from './session/takeTokenFromAddress.ts';
