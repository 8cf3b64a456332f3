import { brandIcon } from './brandIcon.tsx';
import * as paths from './brandPaths.ts';
import type { IconComponent } from './Icon.tsx';

export const AppleIcon: IconComponent = /* @__PURE__ */ brandIcon(paths.apple);
export const DiscordIcon: IconComponent = /* @__PURE__ */ brandIcon(paths.discord);
export const FacebookIcon: IconComponent = /* @__PURE__ */ brandIcon(paths.facebook);
export const GoogleIcon: IconComponent = /* @__PURE__ */ brandIcon(paths.google);
export const InstagramIcon: IconComponent = /* @__PURE__ */ brandIcon(paths.instagram);
export const PaypalIcon: IconComponent = /* @__PURE__ */ brandIcon(paths.paypal);
export const RssIcon: IconComponent = /* @__PURE__ */ brandIcon(paths.rss);
export const StreamlabsIcon: IconComponent = /* @__PURE__ */ brandIcon(paths.streamlabs);
export const TwitchIcon: IconComponent = /* @__PURE__ */ brandIcon(paths.twitch);
/** The icon of X; `XIcon` is the one that closes. */
export const TwitterIcon: IconComponent = /* @__PURE__ */ brandIcon(paths.twitter);
export const YoutubeIcon: IconComponent = /* @__PURE__ */ brandIcon(paths.youtube);
