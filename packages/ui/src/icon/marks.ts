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

/** How wide and how high the field is that the marks are drawn on. The build draws them anew on a finer one. */
export const markField = 24;

export const apple = siApple.path;
export const blog = siRss.path;
export const discord = siDiscord.path;
export const facebook = siFacebook.path;
export const google = siGoogle.path;
export const instagram = siInstagram.path;
export const paypal = siPaypal.path;
export const streamlabs = siStreamlabs.path;
export const twitch = siTwitch.path;
export const twitter = siX.path;
export const youtube = siYoutube.path;
