import { timing } from '@backbeat/domain';
import { mutationOptions } from '@tanstack/react-query';
import type { Client } from '../client/Client.ts';
import type { Endpoint, RequestOf, Schema } from '../contract/Endpoint.ts';
import type { Endpoints } from '../contract/endpoints.ts';
import { reloadChanged } from './changedBy.ts';
import { changing, changingWhole } from './changing.ts';
import { pause } from './pause.ts';
import { queryKeys } from './queryKeys.ts';

type Body<E extends Endpoint & { readonly body: Schema }> =
  RequestOf<E> extends { body: infer B } ? B : never;

/**
 * Changes the display name.
 *
 * @example
 * const { mutate } = useMutation(usernameUpdateMutation(client)); // mutate('DJ One')
 */
export const usernameUpdateMutation = (client: Pick<Client, 'usernameUpdate'>) =>
  mutationOptions({
    ...changing('usernameUpdate'),
    mutationFn: (username: string) => client.usernameUpdate({ body: { username } }),
  });

/**
 * Makes a linked account the default, 300 ms after the choice. The id may be a text, as a form control gives it.
 *
 * @example
 * const { mutate } = useMutation(identityDefaultMutation(client)); // mutate('12')
 */
export const identityDefaultMutation = (client: Pick<Client, 'identityDefault'>) =>
  mutationOptions({
    ...changing('identityDefault'),
    mutationFn: async (id: number | string) => {
      await pause(timing.defaultIdentityDelayMs);
      return client.identityDefault({ body: { identity_id: Number(id) } });
    },
  });

/**
 * Unlinks an account by its id. Where this session has ended with it, the reload of what it was part of finds that out.
 *
 * @example
 * const { mutate } = useMutation(identityUnlinkMutation(client)); // mutate(12)
 */
export const identityUnlinkMutation = (client: Pick<Client, 'identityUnlink'>) =>
  mutationOptions({
    ...changing('identityUnlink'),
    mutationFn: (identity_id: number) => client.identityUnlink({ body: { identity_id } }),
  });

/**
 * Confirms for this account that it and the person's other one become one, or takes that back. The second of the two
 * confirmations does it; then everything personal is loaded anew, unless the answer has a token of the other account.
 *
 * @example
 * const { mutate } = useMutation(accountMergeConfirmMutation(client)); // mutate(true)
 */
export const accountMergeConfirmMutation = (client: Pick<Client, 'accountMergeConfirm'>) =>
  mutationOptions({
    ...changing('accountMergeConfirm'),
    mutationFn: (wanted: boolean) => client.accountMergeConfirm({ body: { wanted } }),
    onSuccess: async ({ token }, _wanted, _result, { client: queries }) => {
      if (token === undefined) await reloadChanged(queries, 'accountMergeConfirm');
    },
  });

/**
 * Asks for the account's deletion in seven days (`true`), or cancels it.
 *
 * @example
 * const { mutate } = useMutation(accountDeletionMutation(client)); // mutate(true)
 */
export const accountDeletionMutation = (client: Pick<Client, 'accountDeletion'>) =>
  mutationOptions({
    ...changing('accountDeletion'),
    mutationFn: (wanted: boolean) => client.accountDeletion({ body: { wanted } }),
  });

/**
 * Makes two accounts of a merged one again.
 *
 * @example
 * const { mutate } = useMutation(accountMergeUndoMutation(client)); // mutate(merge_id)
 */
export const accountMergeUndoMutation = (client: Pick<Client, 'accountMergeUndo'>) =>
  mutationOptions({
    ...changing('accountMergeUndo'),
    mutationFn: (merge_id: string) => client.accountMergeUndo({ body: { merge_id } }),
  });

/**
 * Issues a coverage certificate. Asked again, it is the same one.
 *
 * @example
 * const { mutate } = useMutation(certificateIssueMutation(client)); // mutate({ platform: 'twitch', from: '2026-09-01', until: '2026-10-31' })
 */
export const certificateIssueMutation = (client: Pick<Client, 'certificateIssue'>) =>
  mutationOptions({
    ...changing('certificateIssue'),
    mutationFn: (body: Body<Endpoints['certificateIssue']>) => client.certificateIssue({ body }),
  });

/**
 * Tells of claims, by addresses of videos or a claim's text. Each video is one claim, told of once or more often.
 *
 * @example
 * const { mutate } = useMutation(claimAskMutation(client)); // mutate({ text: 'https://youtu.be/dQw4w9WgXcQ' })
 */
export const claimAskMutation = (client: Pick<Client, 'claimAsk'>) =>
  mutationOptions({
    ...changing('claimAsk'),
    mutationFn: (body: Body<Endpoints['claimAsk']>) => client.claimAsk({ body }),
  });

/**
 * Stops the renewal of the subscription. An overdue bill is given up.
 *
 * @example
 * const { mutate } = useMutation(premiumCancelMutation(client)); // mutate()
 */
export const premiumCancelMutation = (client: Pick<Client, 'premiumCancel'>) =>
  mutationOptions({
    ...changing('premiumCancel'),
    mutationFn: () => client.premiumCancel(),
  });

/**
 * Asks what a change of plan would cost. A mutation, because every quote is a new one that can be confirmed once.
 *
 * @example
 * const { mutateAsync } = useMutation(planChangePreviewMutation(client)); // await mutateAsync({ plan_code: 'rocksprem_i_y_v2' })
 */
export const planChangePreviewMutation = (client: Pick<Client, 'planChangePreview'>) =>
  mutationOptions({
    ...changing('planChangePreview'),
    mutationFn: (body: Body<Endpoints['planChangePreview']>) => client.planChangePreview({ body }),
  });

/**
 * Asks what a pause until a moment would do, or with `null`, what going on would cost. `planChangeMutation` confirms it.
 *
 * @example
 * const { mutateAsync } = useMutation(pausePreviewMutation(client)); // await mutateAsync('2027-02-20')
 */
export const pausePreviewMutation = (client: Pick<Client, 'pausePreview'>) =>
  mutationOptions({
    ...changing('pausePreview'),
    mutationFn: (until: string | null) => client.pausePreview({ body: { until } }),
  });

/**
 * Says why the subscription was cancelled.
 *
 * @example
 * const { mutate } = useMutation(premiumCancelReasonMutation(client)); // mutate({ reason: 'not_streaming' })
 */
export const premiumCancelReasonMutation = (client: Pick<Client, 'premiumCancelReason'>) =>
  mutationOptions({
    ...changing('premiumCancelReason'),
    mutationFn: (body: Body<Endpoints['premiumCancelReason']>) => client.premiumCancelReason({ body }),
  });

/**
 * Confirms a quoted change of plan. Safe to repeat with the same quote.
 *
 * @example
 * const { mutate } = useMutation(planChangeMutation(client)); // mutate({ quote_id })
 */
export const planChangeMutation = (client: Pick<Client, 'planChange'>) =>
  mutationOptions({
    ...changing('planChange'),
    mutationFn: (body: Body<Endpoints['planChange']>) => client.planChange({ body }),
  });

/**
 * Puts another card on file, which pays what is overdue. Safe to repeat with the same payment token.
 *
 * @example
 * const { mutateAsync } = useMutation(premiumCardUpdateMutation(client)); // await mutateAsync({ rjs_token_id })
 */
export const premiumCardUpdateMutation = (client: Pick<Client, 'premiumCardUpdate'>) =>
  mutationOptions({
    ...changing('premiumCardUpdate'),
    mutationFn: (body: Body<Endpoints['premiumCardUpdate']>) => client.premiumCardUpdate({ body }),
  });

/**
 * Says when the next stream begins, or that none is known; the answer is the new coverage.
 *
 * @example
 * const { mutate } = useMutation(nextStreamMutation(client)); // mutate('2026-11-21T19:00:00Z')
 */
export const nextStreamMutation = (client: Pick<Client, 'nextStream'>) =>
  mutationOptions({
    ...changingWhole('nextStream', queryKeys.coverage),
    mutationFn: (startsAt: string | null) =>
      client.nextStream({ body: startsAt === null ? {} : { starts_at: startsAt } }),
  });

/**
 * Makes a channel's public address, a new one each time, or revokes it; the answer is the new coverage.
 *
 * @example
 * const { mutate } = useMutation(coverageAddressMutation(client)); // mutate({ platform: 'twitch', wanted: true })
 */
export const coverageAddressMutation = (client: Pick<Client, 'coverageAddress'>) =>
  mutationOptions({
    ...changingWhole('coverageAddress', queryKeys.coverage),
    mutationFn: (body: Body<Endpoints['coverageAddress']>) => client.coverageAddress({ body }),
  });

/**
 * Keeps the person's own lines for receipts made from now on.
 *
 * @example
 * const { mutate } = useMutation(billingDetailsUpdateMutation(client)); // mutate({ company, tax_number, address })
 */
export const billingDetailsUpdateMutation = (client: Pick<Client, 'billingDetailsUpdate'>) =>
  mutationOptions({
    ...changing('billingDetailsUpdate'),
    mutationFn: (body: Body<Endpoints['billingDetailsUpdate']>) => client.billingDetailsUpdate({ body }),
  });

/**
 * Buys gift months. The same payment token buys once.
 *
 * @example
 * const { mutateAsync } = useMutation(giftBuyMutation(client)); // (await mutateAsync(body)).code
 */
export const giftBuyMutation = (client: Pick<Client, 'giftBuy'>) =>
  mutationOptions({
    ...changing('giftBuy'),
    mutationFn: (body: Body<Endpoints['giftBuy']>) => client.giftBuy({ body }),
  });

/**
 * Confirms or refuses, by the link of a letter, that an account which lost its sign-in is merged.
 *
 * @example
 * const { mutate } = useMutation(mergeOfferAnswerMutation(client)); // mutate({ link, wanted: true })
 */
export const mergeOfferAnswerMutation = (client: Pick<Client, 'mergeOfferAnswer'>) =>
  mutationOptions({
    ...changing('mergeOfferAnswer'),
    mutationFn: (body: Body<Endpoints['mergeOfferAnswer']>) => client.mergeOfferAnswer({ body }),
  });

/**
 * Withdraws from a payment, as it was shown.
 *
 * @example
 * const { mutate } = useMutation(refundConfirmMutation(client)); // mutate({ number: '1042', version })
 */
export const refundConfirmMutation = (client: Pick<Client, 'refundConfirm'>) =>
  mutationOptions({
    ...changing('refundConfirm'),
    mutationFn: (body: Body<Endpoints['refundConfirm']>) => client.refundConfirm({ body }),
  });

/**
 * Asks for a letter with the link to an order, signed out.
 *
 * @example
 * const { mutate } = useMutation(withdrawalAskMutation(client)); // mutate({ number: '1042', email: 'nova@creators.example' })
 */
export const withdrawalAskMutation = (client: Pick<Client, 'withdrawalAsk'>) =>
  mutationOptions({
    ...changing('withdrawalAsk'),
    mutationFn: (body: Body<Endpoints['withdrawalAsk']>) => client.withdrawalAsk({ body }),
  });

/**
 * Withdraws by the link of such a letter, as it was shown.
 *
 * @example
 * const { mutate } = useMutation(withdrawalConfirmMutation(client)); // mutate({ link, version })
 */
export const withdrawalConfirmMutation = (client: Pick<Client, 'withdrawalConfirm'>) =>
  mutationOptions({
    ...changing('withdrawalConfirm'),
    mutationFn: (body: Body<Endpoints['withdrawalConfirm']>) => client.withdrawalConfirm({ body }),
  });

/**
 * Ends one's own gift by its id: what nobody has claimed is refunded.
 *
 * @example
 * const { mutate } = useMutation(giftCancelMutation(client)); // mutate(gift.id)
 */
export const giftCancelMutation = (client: Pick<Client, 'giftCancel'>) =>
  mutationOptions({
    ...changing('giftCancel'),
    mutationFn: (id: string) => client.giftCancel({ params: { id } }),
  });

/**
 * Claims a month of a gift by its code.
 *
 * @example
 * const { mutate } = useMutation(giftClaimMutation(client)); // mutate('7K2M-41QX-0000-0000')
 */
export const giftClaimMutation = (client: Pick<Client, 'giftClaim'>) =>
  mutationOptions({
    ...changing('giftClaim'),
    mutationFn: (code: string) => client.giftClaim({ params: { code } }),
  });

/**
 * Turns a kind of letter on or off; the answer is all of them.
 *
 * @example
 * const { mutate } = useMutation(lettersUpdateMutation(client)); // mutate({ kind: 'welcome', on: false })
 */
export const lettersUpdateMutation = (client: Pick<Client, 'lettersUpdate'>) =>
  mutationOptions({
    ...changingWhole('lettersUpdate', queryKeys.letters),
    // One after the other: each answer has all kinds, and the answer of an earlier change would undo a later one.
    scope: { id: 'lettersUpdate' },
    mutationFn: (body: Body<Endpoints['lettersUpdate']>) => client.lettersUpdate({ body }),
  });

/**
 * Has letters sent again to an address that has refused some; the answer is all of them.
 *
 * @example
 * const { mutate } = useMutation(lettersResumeMutation(client)); // mutate()
 */
export const lettersResumeMutation = (client: Pick<Client, 'lettersResume'>) =>
  mutationOptions({
    ...changingWhole('lettersResume', queryKeys.letters),
    mutationFn: () => client.lettersResume(),
  });

/**
 * Ends the letters of a kind, by what the link in one of them says after `letter=`. Nobody has to be signed in.
 *
 * @example
 * const { mutate } = useMutation(unsubscribeMutation(client)); // mutate(new URLSearchParams(location.search).get('letter'))
 */
export const unsubscribeMutation = (client: Pick<Client, 'unsubscribe'>) =>
  mutationOptions({
    ...changing('unsubscribe'),
    mutationFn: (letter: string) =>
      client.unsubscribe({ query: { letter }, body: { 'List-Unsubscribe': 'One-Click' } }),
  });

/**
 * Starts a subscription from a payment nonce.
 *
 * @example
 * const { mutate } = useMutation(premiumStartMutation(client)); // mutate({ nonce, plan })
 */
export const premiumStartMutation = (client: Pick<Client, 'premiumStart'>) =>
  mutationOptions({
    ...changing('premiumStart'),
    mutationFn: (body: Body<Endpoints['premiumStart']>) => client.premiumStart({ body }),
  });

/**
 * Redeems a promotion code.
 *
 * @example
 * const { mutate } = useMutation(redeemMutation(client)); // mutate({ firstName, lastName, email, channelName, coupon })
 */
export const redeemMutation = (client: Pick<Client, 'redeem'>) =>
  mutationOptions({
    ...changing('redeem'),
    mutationFn: (body: Body<Endpoints['redeem']>) => client.redeem({ body }),
  });

/**
 * Writes to the music team.
 *
 * @example
 * const { mutate } = useMutation(contactMusicMutation(client)); // mutate({ name, email, message })
 */
export const contactMusicMutation = (client: Pick<Client, 'contactMusic'>) =>
  mutationOptions({
    ...changing('contactMusic'),
    mutationFn: (body: Body<Endpoints['contactMusic']>) => client.contactMusic({ body }),
  });
