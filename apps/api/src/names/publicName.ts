/** The name that everybody may see. */
export const publicName = (user: {
  readonly displayName: string | null;
  readonly username: string;
}): string => user.displayName ?? user.username;
