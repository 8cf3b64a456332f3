/** About claims on videos, and the channels that get none. */
export const claimLetters = {
  'claim-released': {
    subject: 'A claim on your video is gone',
    lead: 'Your video was covered, and the platform has released the claim that you told us of.',
    button: 'See your claims',
    more: 'Until the platform shows it, a few hours can pass. Is the claim still there after a day? Tell us on that page again.',
  },
  'claim-refused': {
    subject: 'A claim on your video needs a person',
    lead: 'Your video was covered, but the platform has not released the claim by itself. Our staff look at it within a day.',
    button: 'See your claims',
    more: 'You need do nothing. If the claim is still there after 14 days, a month is credited to you, and we go on.',
  },
  'claim-answered': {
    subject: 'Our staff have looked at a claim of yours',
    lead: 'A person has looked at the claim that you told us of.',
    button: 'See your claims',
  },
  'claim-credit': {
    subject: 'A claim took us too long: a month is on us',
    lead: 'Your video was covered, and we have not got the claim away in 14 days. As promised, a month is credited.',
    button: 'See your claims',
    more: 'It pays your next bills before your card does. We go on until the claim is gone.',
  },
  'listing-failed': {
    subject: 'Your channel is not on the list',
    lead: 'Your plan covers a channel that the platform has not listed, so videos there can get claims.',
    button: 'See your channels',
    more: 'Did a video get a claim? Tell us on the page Claims of your settings, and see what can be done.',
  },
};
