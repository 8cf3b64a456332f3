/** What the Pro checkout knows of a person's channels. */
export interface ProSignUp {
  readonly identityCount: number;
  readonly averageViewers: number | null;
  readonly averageViews: number | null;
  readonly hasYouTubeChannel: boolean;
}

/** Whether 'Complete sign up' can be pressed; if not, what its tooltip says. */
export type ProSignUpState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'disabled'; readonly tooltip: 'You must add a YouTube channel to continue' };

const hasAudience = (measured: number | null): boolean => measured !== null && measured > 0;

/**
 * Whether somebody can go on to pay for Pro: an identity, a channel with viewership, and a YouTube channel.
 *
 * @example proSignUpState({ identityCount: 1, averageViewers: 180, averageViews: null, hasYouTubeChannel: true }) // → { kind: 'ready' }
 */
export const proSignUpState = (of: ProSignUp): ProSignUpState => {
  const isReady =
    of.identityCount > 0 &&
    (hasAudience(of.averageViewers) || hasAudience(of.averageViews)) &&
    of.hasYouTubeChannel;
  return isReady
    ? { kind: 'ready' }
    : { kind: 'disabled', tooltip: 'You must add a YouTube channel to continue' };
};
