import { brand } from '@backbeat/domain';

/** About the account, and messages. */
export const accountLetters = {
  welcome: {
    subject: `Welcome to ${brand.name}`,
    lead: 'Your account is ready. Connect the channel that you stream on, and see in one look whether your music is covered.',
    button: 'Am I covered?',
  },
  'sign-in-linked': {
    subject: 'A new way to sign in was added',
    lead: 'Another account can now be used to sign in to yours.',
    button: 'Look at your sign-ins',
    more: 'That was not you? Unlink it on that page at once, then write to us.',
  },
  'sign-in-unlinked': {
    subject: 'A way to sign in was removed',
    lead: 'One of your accounts elsewhere can no longer be used to sign in to yours.',
    button: 'Look at your sign-ins',
    more: 'That was not you? Write to us at once.',
  },
  'merge-asked': {
    subject: 'Shall your two accounts become one?',
    lead: 'One of your two accounts has asked for it. It happens only if you confirm it in the other one too, within half an hour.',
    button: 'Go to your accounts',
    more: 'That was not you? Do nothing, and they stay two. Then write to us.',
  },
  'merge-link': {
    subject: 'Your account without a sign-in',
    lead: 'You told our support that you cannot sign in to this account any more. It can become part of the account that you have now.',
    button: 'See both accounts',
    more: 'Nothing happens until you confirm there and, signed in, in the other account too. You did not write to us, or the other account is not yours? Say no there, then write to us.',
  },
  'merge-offered': {
    subject: 'Shall your two accounts become one?',
    lead: 'Our support can merge this account with one whose sign-in is lost. It happens only if both sides confirm it.',
    button: 'Go to your accounts',
    more: 'First open the link in the letter to the address of that other account. Then confirm here, signed in. You did not ask for it? Refuse it there, or do nothing.',
  },
  'merge-done': {
    subject: 'Your two accounts are one now',
    lead: 'Sign-ins, plan, certificates and receipts are together now. Nothing was charged.',
    button: 'Go to your account',
    more: 'Until that day one press makes them two again.',
  },
  'merge-undone': {
    subject: 'Your accounts are two again',
    lead: 'Each has what it had before they became one.',
    button: 'Go to your account',
  },
  'deletion-asked': {
    subject: 'Your account will be deleted',
    lead: 'You have asked for it. Until the day below everything stays as it is, and you can change your mind.',
    button: 'Keep my account',
    more: 'That was not you? Keep the account, then write to us.',
  },
  'deletion-done': {
    subject: 'Your account is deleted',
    lead: 'What we kept about you is gone, but for what the law makes us keep. This is our last letter to you.',
    button: `Visit ${brand.name}`,
  },
  'export-made': {
    subject: 'A copy of your data was taken out',
    lead: 'Somebody who is signed in to your account has downloaded everything that we keep about you, in one file.',
    button: 'Look at your sign-ins',
    more: 'That was not you? Unlink what is not yours on that page, which signs it out everywhere, then write to us.',
    why: 'You get this letter so that nobody takes your data without your knowing.',
  },
  'support-changed': {
    subject: 'Our support has changed your account',
    lead: 'A person of our support has done what stands below. Nothing was charged.',
    button: 'Go to your account',
    more: 'You did not ask for it? Write to us.',
  },
  'certificate-made': {
    subject: 'Your coverage certificate',
    lead: 'Send its link to whoever claims your video. Anybody can check it, without an account.',
    button: 'Open the certificate',
  },
  'message-received': {
    subject: 'We have got your message',
    lead: 'The music team reads every one. Clearing a track for streams can take weeks.',
    button: 'Ask for another song',
    why: 'You get this letter because somebody gave your address on our page for song requests.',
  },
  'message-answered': {
    subject: 'The music team has answered you',
    lead: 'You wrote to us on the page for song requests.',
    button: 'Ask for another song',
    why: 'You get this letter because somebody gave your address on our page for song requests.',
  },
  'message-for-staff': {
    subject: 'A message to the music team',
    lead: 'Somebody has written on the page for song requests.',
    button: 'Answer',
  },
};
