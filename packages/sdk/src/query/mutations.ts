import { timing } from '@backbeat/domain';
import { type MutationFunctionContext, mutationOptions, type QueryKey } from '@tanstack/react-query';
import { saveSharedChannel } from '../channels/saveSharedChannel.ts';
import type { Client } from '../client/Client.ts';
import type { SharedChannel } from '../contract/channels.ts';
import type { Coverage } from '../contract/coverage.ts';
import type { Endpoint, RequestOf, Schema } from '../contract/Endpoint.ts';
import type { Endpoints } from '../contract/endpoints.ts';
import { pause } from './pause.ts';
import { queryKeys } from './queryKeys.ts';

type Body<E extends Endpoint & { readonly body: Schema }> =
  RequestOf<E> extends { body: infer B } ? B : never;

/** Asks again for what the mutation has changed, and is done only when the new answers are here. */
const reload =
  (...keys: readonly QueryKey[]) =>
  async (_data: unknown, _variables: unknown, _result: unknown, { client }: MutationFunctionContext) => {
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };

/**
 * Changes the display name; then account and user are loaded anew.
 *
 * @example
 * const { mutate } = useMutation(usernameUpdateMutation(client)); // mutate('DJ One')
 */
export const usernameUpdateMutation = (client: Pick<Client, 'usernameUpdate'>) =>
  mutationOptions({
    mutationKey: ['usernameUpdate'],
    mutationFn: (username: string) => client.usernameUpdate({ body: { username } }),
    onSuccess: reload(queryKeys.account, queryKeys.me),
  });

/**
 * Makes a linked account the default, 300 ms after the choice; then the linked accounts are loaded anew. The id
 * may be a text, as a form control gives it.
 *
 * @example
 * const { mutate } = useMutation(identityDefaultMutation(client)); // mutate('12')
 */
export const identityDefaultMutation = (client: Pick<Client, 'identityDefault'>) =>
  mutationOptions({
    mutationKey: ['identityDefault'],
    mutationFn: async (id: number | string) => {
      await pause(timing.defaultIdentityDelayMs);
      return client.identityDefault({ body: { identity_id: Number(id) } });
    },
    onSuccess: reload(queryKeys.identities),
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
    mutationKey: ['accountMergeConfirm'],
    mutationFn: (wanted: boolean) => client.accountMergeConfirm({ body: { wanted } }),
    onSuccess: async ({ token }, _wanted, _result, { client: queries }) => {
      if (token === undefined) await queries.invalidateQueries({ queryKey: queryKeys.personal });
    },
  });

/**
 * Makes two accounts of a merged one again; then everything personal is loaded anew.
 *
 * @example
 * const { mutate } = useMutation(accountMergeUndoMutation(client)); // mutate(merge_id)
 */
export const accountMergeUndoMutation = (client: Pick<Client, 'accountMergeUndo'>) =>
  mutationOptions({
    mutationKey: ['accountMergeUndo'],
    mutationFn: (merge_id: string) => client.accountMergeUndo({ body: { merge_id } }),
    onSuccess: reload(queryKeys.personal),
  });

/**
 * Issues a coverage certificate; then the list of them is loaded anew. Asked again, it is the same one.
 *
 * @example
 * const { mutate } = useMutation(certificateIssueMutation(client)); // mutate({ platform: 'twitch', from: '2026-09-01', until: '2026-10-31' })
 */
export const certificateIssueMutation = (client: Pick<Client, 'certificateIssue'>) =>
  mutationOptions({
    mutationKey: ['certificateIssue'],
    mutationFn: (body: Body<Endpoints['certificateIssue']>) => client.certificateIssue({ body }),
    onSuccess: reload(queryKeys.certificates),
  });

/**
 * Stops the renewal of the subscription; then account, user and invoices are loaded anew: an overdue bill is given up.
 *
 * @example
 * const { mutate } = useMutation(premiumCancelMutation(client)); // mutate()
 */
export const premiumCancelMutation = (client: Pick<Client, 'premiumCancel'>) =>
  mutationOptions({
    mutationKey: ['premiumCancel'],
    mutationFn: () => client.premiumCancel(),
    onSuccess: reload(queryKeys.account, queryKeys.me, queryKeys.invoices),
  });

/**
 * Asks what a change of plan would cost. A mutation, because every quote is a new one that can be confirmed once.
 *
 * @example
 * const { mutateAsync } = useMutation(planChangePreviewMutation(client)); // await mutateAsync({ plan_code: 'rocksprem_i_y_v2' })
 */
export const planChangePreviewMutation = (client: Pick<Client, 'planChangePreview'>) =>
  mutationOptions({
    mutationKey: ['planChangePreview'],
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
    mutationKey: ['pausePreview'],
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
    mutationKey: ['premiumCancelReason'],
    mutationFn: (body: Body<Endpoints['premiumCancelReason']>) => client.premiumCancelReason({ body }),
  });

/**
 * Confirms a quoted change of plan; then account, user and invoices are loaded anew. Safe to repeat with the same quote.
 *
 * @example
 * const { mutate } = useMutation(planChangeMutation(client)); // mutate({ quote_id })
 */
export const planChangeMutation = (client: Pick<Client, 'planChange'>) =>
  mutationOptions({
    mutationKey: ['planChange'],
    mutationFn: (body: Body<Endpoints['planChange']>) => client.planChange({ body }),
    onSuccess: reload(queryKeys.account, queryKeys.me, queryKeys.invoices),
  });

/**
 * Puts another card on file, which pays what is overdue; then card, account, user and invoices are loaded anew. Safe to
 * repeat with the same payment token.
 *
 * @example
 * const { mutateAsync } = useMutation(premiumCardUpdateMutation(client)); // await mutateAsync({ rjs_token_id })
 */
export const premiumCardUpdateMutation = (client: Pick<Client, 'premiumCardUpdate'>) =>
  mutationOptions({
    mutationKey: ['premiumCardUpdate'],
    mutationFn: (body: Body<Endpoints['premiumCardUpdate']>) => client.premiumCardUpdate({ body }),
    onSuccess: reload(queryKeys.premiumCard, queryKeys.account, queryKeys.me, queryKeys.invoices),
  });

/** Puts an answer that has the whole coverage in the place of the one that is shown. */
const keepCoverage = async (
  coverage: Coverage,
  _variables: unknown,
  _result: unknown,
  { client }: MutationFunctionContext,
) => {
  // An answer to an older question would put back what has just been changed.
  await client.cancelQueries({ queryKey: queryKeys.coverage });
  client.setQueryData(queryKeys.coverage, coverage);
};

/**
 * Says when the next stream begins, or that none is known; the answer is the new coverage.
 *
 * @example
 * const { mutate } = useMutation(nextStreamMutation(client)); // mutate('2026-11-21T19:00:00Z')
 */
export const nextStreamMutation = (client: Pick<Client, 'nextStream'>) =>
  mutationOptions({
    mutationKey: ['nextStream'],
    mutationFn: (startsAt: string | null) =>
      client.nextStream({ body: startsAt === null ? {} : { starts_at: startsAt } }),
    onSuccess: keepCoverage,
  });

/**
 * Makes a channel's public address, a new one each time, or revokes it; the answer is the new coverage.
 *
 * @example
 * const { mutate } = useMutation(coverageAddressMutation(client)); // mutate({ platform: 'twitch', wanted: true })
 */
export const coverageAddressMutation = (client: Pick<Client, 'coverageAddress'>) =>
  mutationOptions({
    mutationKey: ['coverageAddress'],
    mutationFn: (body: Body<Endpoints['coverageAddress']>) => client.coverageAddress({ body }),
    onSuccess: keepCoverage,
  });

/**
 * Keeps the person's own lines for receipts made from now on.
 *
 * @example
 * const { mutate } = useMutation(billingDetailsUpdateMutation(client)); // mutate({ company, tax_number, address })
 */
export const billingDetailsUpdateMutation = (client: Pick<Client, 'billingDetailsUpdate'>) =>
  mutationOptions({
    mutationKey: ['billingDetailsUpdate'],
    mutationFn: (body: Body<Endpoints['billingDetailsUpdate']>) => client.billingDetailsUpdate({ body }),
    onSuccess: reload(queryKeys.billingDetails),
  });

/**
 * Buys gift months; then what was given is loaded anew. The same payment token buys once.
 *
 * @example
 * const { mutateAsync } = useMutation(giftBuyMutation(client)); // (await mutateAsync(body)).code
 */
export const giftBuyMutation = (client: Pick<Client, 'giftBuy'>) =>
  mutationOptions({
    mutationKey: ['giftBuy'],
    mutationFn: (body: Body<Endpoints['giftBuy']>) => client.giftBuy({ body }),
    onSuccess: reload(queryKeys.gifts, queryKeys.invoices),
  });

/**
 * Ends one's own gift by its id: what nobody has claimed is refunded.
 *
 * @example
 * const { mutate } = useMutation(giftCancelMutation(client)); // mutate(gift.id)
 */
export const giftCancelMutation = (client: Pick<Client, 'giftCancel'>) =>
  mutationOptions({
    mutationKey: ['giftCancel'],
    mutationFn: (id: string) => client.giftCancel({ params: { id } }),
    onSuccess: reload(queryKeys.gifts, queryKeys.invoices),
  });

/**
 * Claims a month of a gift by its code; then account, coverage and gift are loaded anew.
 *
 * @example
 * const { mutate } = useMutation(giftClaimMutation(client)); // mutate('7K2M-41QX-0000-0000')
 */
export const giftClaimMutation = (client: Pick<Client, 'giftClaim'>) =>
  mutationOptions({
    mutationKey: ['giftClaim'],
    mutationFn: (code: string) => client.giftClaim({ params: { code } }),
    onSuccess: async (_claim, code, result, context) =>
      reload(
        queryKeys.giftClaim(code),
        queryKeys.gift(code),
        queryKeys.account,
        queryKeys.me,
        queryKeys.coverage,
      )(_claim, code, result, context),
  });

/**
 * Starts a subscription from a payment nonce; then account and user are loaded anew.
 *
 * @example
 * const { mutate } = useMutation(premiumStartMutation(client)); // mutate({ nonce, plan })
 */
export const premiumStartMutation = (client: Pick<Client, 'premiumStart'>) =>
  mutationOptions({
    mutationKey: ['premiumStart'],
    mutationFn: (body: Body<Endpoints['premiumStart']>) => client.premiumStart({ body }),
    onSuccess: reload(queryKeys.account, queryKeys.me),
  });

/**
 * Redeems a promotion code; then account and user are loaded anew.
 *
 * @example
 * const { mutate } = useMutation(redeemMutation(client)); // mutate({ firstName, lastName, email, channelName, coupon })
 */
export const redeemMutation = (client: Pick<Client, 'redeem'>) =>
  mutationOptions({
    mutationKey: ['redeem'],
    mutationFn: (body: Body<Endpoints['redeem']>) => client.redeem({ body }),
    onSuccess: reload(queryKeys.account, queryKeys.me),
  });

/**
 * Writes to the music team.
 *
 * @example
 * const { mutate } = useMutation(contactMusicMutation(client)); // mutate({ name, email, message })
 */
export const contactMusicMutation = (client: Pick<Client, 'contactMusic'>) =>
  mutationOptions({
    mutationKey: ['contactMusic'],
    mutationFn: (body: Body<Endpoints['contactMusic']>) => client.contactMusic({ body }),
  });

/**
 * Saves the shared video channel. Never fails: the answer says whether it worked.
 *
 * @example
 * const { mutateAsync } = useMutation(sharedChannelMutation(client, token)); // await mutateAsync(channel)
 */
export const sharedChannelMutation = (client: Pick<Client, 'shareChannelAdd'>, token: string | null) =>
  mutationOptions({
    mutationKey: ['sharedChannel'],
    mutationFn: (channel: SharedChannel) => saveSharedChannel(client, channel, { token }),
    onSuccess: reload(queryKeys.sharedChannel, queryKeys.coverage),
  });
