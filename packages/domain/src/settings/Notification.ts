/** A message on the profile and connections pages; errors are pink, the rest teal. */
export interface Notification {
  readonly error: boolean;
  readonly message: string;
}

/**
 * What is said after a name change.
 *
 * @example profileNotifications.failed // → { error: true, message: 'Profile update failed' }
 */
export const profileNotifications = {
  saved: { error: false, message: 'Profile update successful' },
  failed: { error: true, message: 'Profile update failed' },
} as const satisfies Record<string, Notification>;
