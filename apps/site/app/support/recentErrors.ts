/** A call that failed, as far as support needs it. */
export interface RecentError {
  readonly atMs: number;
  readonly endpoint: string;
  readonly code: string;
  readonly requestId: string | null;
}

const limit = 5;
let errors: readonly RecentError[] = [];

/** The last calls that failed since the page was loaded, the newest first. */
export const recentErrors = (): readonly RecentError[] => errors;

/** Keeps what support can search for; never what was sent or answered. */
export const keepError = (
  { endpoint, code, requestId }: Omit<RecentError, 'atMs'>,
  atMs = Date.now(),
): void => {
  errors = [{ atMs, endpoint, code, requestId }, ...errors].slice(0, limit);
};
