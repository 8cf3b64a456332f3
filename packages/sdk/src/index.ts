/** The client of the product: calls, errors, session and links. The contract itself is `@backbeat/sdk/contract`. */
export * from './channels/audienceFigures.ts';
export * from './channels/channelCalls.ts';
export * from './client/Client.ts';
export { createCaller, createClient } from './client/createClient.ts';
export { defaultRetryPolicy, type RetryPolicy } from './client/retryPolicy.ts';
export { ApiError, AuthError } from './errors/ApiError.ts';
export { errorDetailsOf, invalidFields } from './errors/errorDetailsOf.ts';
export { type ErrorTextOptions, errorText } from './errors/errorText.ts';
export { fixedTexts, retryText } from './errors/errorTexts.ts';
export {
  NetworkError,
  NotConfiguredError,
  SdkError,
  type SdkErrorCode,
  TimeoutError,
} from './errors/SdkError.ts';
export { WireError } from './errors/WireError.ts';
export * from './links/hostedPages.ts';
export * from './links/identityLink.ts';
export * from './links/links.ts';
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
