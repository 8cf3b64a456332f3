import { type IdentityProvider, identityLinkPaths } from '@backbeat/domain';
import { withoutFinalSlash } from './withoutFinalSlash.ts';

/** Accounts that a signed-in person can link; the others come with signing in. */
export type LinkProvider = Extract<IdentityProvider, 'twitch' | 'discord'>;

/**
 * Can an account there be linked, so that Connect and Sync make sense?
 *
 * @example isLinkProvider('streamlabs') // → false
 */
export const isLinkProvider = (provider: IdentityProvider): provider is LinkProvider =>
  identityLinkPaths[provider] !== null;

/** Where linking happens, and which attempt it is. */
export interface IdentityLinkOptions {
  readonly authUrl: string;
  /** A random text of at most 64 letters, digits, `-` and `_`: the page at the end has it in its address, as `attempt`. */
  readonly attempt?: string;
}

/**
 * The address that the linking popup opens.
 *
 * @example identityLinkUrl('discord', { authUrl: 'https://api.example.com' }) // → 'https://api.example.com/discord?response_type=link'
 */
export const identityLinkUrl = (
  provider: LinkProvider,
  { authUrl, attempt }: IdentityLinkOptions,
): string => {
  const query = attempt === undefined ? '' : `&attempt=${encodeURIComponent(attempt)}`;
  return `${withoutFinalSlash(authUrl)}${identityLinkPaths[provider]}${query}`;
};

/** The popup in CSS pixels. */
const popup = { width: 800, height: 830 } as const;

/** Where the opening window is on the screen, in CSS pixels. */
export type OpenerBox = Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>;

/**
 * The features of a popup of 800 x 830, centred over the window that opens it.
 *
 * @example popupFeatures({ screenX: 0, screenY: 0, outerWidth: 1600, outerHeight: 1030 }) // → 'popup=yes,width=800,height=830,left=400,top=100'
 */
export const popupFeatures = ({ screenX, screenY, outerWidth, outerHeight }: OpenerBox): string => {
  const { width, height } = popup;
  const left = Math.round(screenX + (outerWidth - width) / 2);
  const top = Math.round(screenY + (outerHeight - height) / 2);
  return `popup=yes,width=${width},height=${height},left=${left},top=${top}`;
};
