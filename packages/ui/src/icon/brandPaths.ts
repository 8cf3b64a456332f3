import {
  siApple,
  siDiscord,
  siFacebook,
  siGoogle,
  siInstagram,
  siPaypal,
  siRss,
  siStreamlabs,
  siTwitch,
  siX,
  siYoutube,
} from 'simple-icons';

/** Width and height of the view box of every brand icon. The build scales the paths to a finer one. */
export const brandIconSize = 24;

export const apple = siApple.path;
export const discord = siDiscord.path;
export const facebook = siFacebook.path;
export const google = siGoogle.path;
export const instagram = siInstagram.path;
export const paypal = siPaypal.path;
export const rss = siRss.path;
export const streamlabs = siStreamlabs.path;
export const twitch = siTwitch.path;
export const twitter = siX.path;
export const youtube = siYoutube.path;
