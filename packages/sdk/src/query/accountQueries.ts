import { timing, usernameToCheck } from '@backbeat/domain';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Client } from '../client/Client.ts';
import type { RequestOf } from '../contract/Endpoint.ts';
import type { Endpoints } from '../contract/endpoints.ts';
import { pause } from './pause.ts';
import { queryKeys } from './queryKeys.ts';
import { callOptionsFor, readOptions } from './readOptions.ts';

/**
 * The signed-in user.
 *
 * @example
 * const { data: user } = useQuery(meQuery(client));
 */
export const meQuery = (client: Pick<Client, 'me'>) =>
  queryOptions({
    queryKey: queryKeys.me,
    queryFn: (query) => client.me({}, callOptionsFor(query)),
    ...readOptions,
  });

/** How often data that changes by itself is refetched while its page is visible. */
const refetchMs = 60_000;

/**
 * User, subscription, and whether the display name may be changed. The user in it is `meQuery`'s answer too, which
 * needs no call of its own then.
 *
 * @example
 * const { data: account } = useQuery(accountQuery(client));
 */
export const accountQuery = (client: Pick<Client, 'account'>) =>
  queryOptions({
    queryKey: queryKeys.account,
    queryFn: async (query) => {
      const account = await client.account({}, callOptionsFor(query));
      query.client.setQueryData(queryKeys.me, account.user);
      return account;
    },
    // An extension ends with the stream, and no event reports that.
    refetchInterval: ({ state }) => (state.data?.user.extended_until == null ? false : refetchMs),
    ...readOptions,
  });

/**
 * Whether the person has another account of the same verified e-mail address, and what was merged.
 *
 * @example
 * const { data } = useQuery(accountMergeQuery(client)); // data.other?.providers → ['google_oauth2']
 */
export const accountMergeQuery = (client: Pick<Client, 'accountMerge'>) =>
  queryOptions({
    queryKey: queryKeys.accountMerge,
    queryFn: (query) => client.accountMerge({}, callOptionsFor(query)),
    ...readOptions,
  });

/** How often a claim is looked at that the platform has not answered. */
const followMs = 5_000;

/**
 * The person's claims. Asks again every five seconds while one of them is being checked or released, and the page is seen.
 *
 * @example
 * const { data } = useQuery(claimsQuery(client)); // data.claims[0].state → 'releasing'
 */
export const claimsQuery = (client: Pick<Client, 'claims'>) =>
  queryOptions({
    queryKey: queryKeys.claims,
    queryFn: (query) => client.claims({}, callOptionsFor(query)),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.claims.some(({ state }) => state === 'checking' || state === 'releasing') === true
        ? followMs
        : false,
    refetchOnWindowFocus: true,
    retry: readOptions.retry,
  });

/**
 * Whether the person is covered right now. Asks again once a minute while the page is seen, and whenever a view of it
 * comes or the network is back.
 *
 * @example
 * const { data } = useQuery(coverageQuery(client)); // data.light → 'green'
 */
export const coverageQuery = (client: Pick<Client, 'coverage'>) =>
  queryOptions({
    queryKey: queryKeys.coverage,
    queryFn: (query) => client.coverage({}, callOptionsFor(query)),
    staleTime: 0,
    refetchInterval: refetchMs,
    refetchOnWindowFocus: true,
    retry: readOptions.retry,
  });

/**
 * What the next bill is charged to.
 *
 * @example
 * const { data } = useQuery(premiumCardQuery(client)); // data.payment_method?.kind → 'card'
 */
export const premiumCardQuery = (client: Pick<Client, 'premiumCard'>) =>
  queryOptions({
    queryKey: queryKeys.premiumCard,
    queryFn: (query) => client.premiumCard({}, callOptionsFor(query)),
    ...readOptions,
  });

/**
 * What the account has left over from earlier plans: give it to `quoteForPlan` as `creditCents`.
 *
 * @example
 * const { data } = useQuery(premiumCreditQuery(client)); // data.credit_cents → 0
 */
export const premiumCreditQuery = (client: Pick<Client, 'premiumCredit'>) =>
  queryOptions({
    queryKey: queryKeys.premiumCredit,
    queryFn: (query) => client.premiumCredit({}, callOptionsFor(query)),
    ...readOptions,
  });

/**
 * The tax on amounts: give it to `quoteForPlan` as `tax` of the type `previewed`.
 *
 * @example
 * const asked = { plan_code: 'rocksprem_i_m_v2' as const, address: null, amounts: [1199] };
 * const { data } = useQuery(premiumTaxQuery(client, asked)); // data.amounts[0].lines
 */
export const premiumTaxQuery = (
  client: Pick<Client, 'premiumTax'>,
  asked: RequestOf<Endpoints['premiumTax']>['body'],
) =>
  queryOptions({
    queryKey: queryKeys.premiumTax(asked),
    queryFn: (query) => client.premiumTax({ body: asked }, callOptionsFor(query)),
    ...readOptions,
  });

/**
 * The person's invoices, newest first, page by page.
 *
 * @example
 * const { data, fetchNextPage } = useInfiniteQuery(invoicesQuery(client)); // data.pages[0].invoices
 */
export const invoicesQuery = (client: Pick<Client, 'invoices'>) =>
  infiniteQueryOptions({
    queryKey: queryKeys.invoices,
    queryFn: ({ pageParam: cursor, ...query }) =>
      client.invoices({ query: cursor === '' ? {} : { cursor } }, callOptionsFor(query)),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    ...readOptions,
  });

/**
 * One of the person's invoices.
 *
 * @example
 * const { data: invoice } = useQuery(invoiceQuery(client, '1042'));
 */
export const invoiceQuery = (client: Pick<Client, 'invoice'>, number: string) =>
  queryOptions({
    queryKey: queryKeys.invoice(number),
    queryFn: (query) => client.invoice({ params: { number } }, callOptionsFor(query)),
    ...readOptions,
  });

/**
 * The payments of the last 14 days, with what of each can be had back.
 *
 * @example
 * const { data } = useQuery(refundsQuery(client)); // data.payments[0].total_cents
 */
export const refundsQuery = (client: Pick<Client, 'refunds'>) =>
  queryOptions({
    queryKey: queryKeys.refunds,
    queryFn: (query) => client.refunds({}, callOptionsFor(query)),
    ...readOptions,
  });

/**
 * What the link in the letter to an account that lost its sign-in is for.
 *
 * @example
 * const { data } = useQuery(mergeOfferQuery(client, 'mark')); // data.state
 */
export const mergeOfferQuery = (client: Pick<Client, 'mergeOffer'>, link: string) =>
  queryOptions({
    queryKey: queryKeys.mergeOffer(link),
    queryFn: (query) => client.mergeOffer({ query: { link } }, callOptionsFor(query)),
    ...readOptions,
  });

/**
 * What the link of a letter to withdraw is for.
 *
 * @example
 * const { data } = useQuery(withdrawalQuery(client, 'mark')); // data.total_cents
 */
export const withdrawalQuery = (client: Pick<Client, 'withdrawal'>, link: string) =>
  queryOptions({
    queryKey: queryKeys.withdrawal(link),
    queryFn: (query) => client.withdrawal({ query: { link } }, callOptionsFor(query)),
    ...readOptions,
  });

/**
 * The lines that the person's next receipts carry.
 *
 * @example
 * const { data } = useQuery(billingDetailsQuery(client)); // data.company
 */
export const billingDetailsQuery = (client: Pick<Client, 'billingDetails'>) =>
  queryOptions({
    queryKey: queryKeys.billingDetails,
    queryFn: (query) => client.billingDetails({}, callOptionsFor(query)),
    ...readOptions,
  });

/**
 * The channels that a certificate can be issued for, and the certificates that were.
 *
 * @example
 * const { data } = useQuery(certificatesQuery(client));
 */
export const certificatesQuery = (client: Pick<Client, 'certificates'>) =>
  queryOptions({
    queryKey: queryKeys.certificates,
    queryFn: (query) => client.certificates({}, callOptionsFor(query)),
    ...readOptions,
  });

/**
 * Which letters the person gets, why, and where they go.
 *
 * @example
 * const { data } = useQuery(lettersQuery(client)); // data.address.state → 'good'
 */
export const lettersQuery = (client: Pick<Client, 'letters'>) =>
  queryOptions({
    queryKey: queryKeys.letters,
    queryFn: (query) => client.letters({}, callOptionsFor(query)),
    ...readOptions,
  });

/**
 * What the person has given, and how much more they may give now.
 *
 * @example
 * const { data } = useQuery(giftsQuery(client)); // data.gifts[0].claims
 */
export const giftsQuery = (client: Pick<Client, 'gifts'>) =>
  queryOptions({
    queryKey: queryKeys.gifts,
    queryFn: (query) => client.gifts({}, callOptionsFor(query)),
    ...readOptions,
    refetchOnWindowFocus: true,
  });

/**
 * What claiming a gift would do for the signed-in person, or has done. Asked anew each time it is shown.
 *
 * @example
 * const { data } = useQuery(giftClaimStateQuery(client, '7K2M-41QX-8B3D-Z0VN')); // data.state → 'now'
 */
export const giftClaimStateQuery = (client: Pick<Client, 'giftClaimState'>, code: string) =>
  queryOptions({
    queryKey: queryKeys.giftClaim(code),
    queryFn: (query) => client.giftClaimState({ params: { code } }, callOptionsFor(query)),
    staleTime: 0,
    retry: readOptions.retry,
  });

/**
 * The linked accounts and the id of the default one.
 *
 * @example
 * const { data } = useQuery(identitiesQuery(client));
 */
export const identitiesQuery = (client: Pick<Client, 'identities'>) =>
  queryOptions({
    queryKey: queryKeys.identities,
    queryFn: (query) => client.identities({}, callOptionsFor(query)),
    ...readOptions,
  });

/**
 * Is the person's channel on air? `null` when unknown. Asked while the page is visible: every five seconds where the
 * platform tells the api of changes, else once a minute.
 *
 * @example
 * const { data } = useQuery(liveQuery(client)); // data.live → false
 */
export const liveQuery = (client: Pick<Client, 'live'>) =>
  queryOptions({
    queryKey: queryKeys.live,
    queryFn: (query) => client.live({}, callOptionsFor(query)),
    ...readOptions,
    refetchInterval: ({ state: { data } }) =>
      data?.is_told === true ? timing.liveToldCheckMs : timing.liveCheckMs,
  });

/**
 * Is the display name free? Asks 300 ms after the last change: an older name's query is cancelled before it is
 * sent. Off while the name is empty.
 *
 * @example
 * const { data } = useQuery(usernameCheckQuery(client, name));
 */
export const usernameCheckQuery = (client: Pick<Client, 'usernameCheck'>, name: string) => {
  const username = usernameToCheck(name.trim());
  return queryOptions({
    queryKey: queryKeys.usernameCheck(username),
    queryFn: async ({ signal }) => {
      await pause(timing.usernameCheckDelayMs, signal);
      return client.usernameCheck({ body: { username } }, { signal });
    },
    enabled: username !== '',
    staleTime: 0,
    retry: readOptions.retry,
  });
};

/**
 * The client token of the card payment provider; never reused.
 *
 * @example
 * const { data } = useQuery(premiumClientQuery(client));
 */
export const premiumClientQuery = (client: Pick<Client, 'premiumClient'>) =>
  queryOptions({
    queryKey: queryKeys.premiumClient,
    queryFn: ({ signal }) => client.premiumClient({}, { signal }),
    staleTime: 0,
    gcTime: 0,
    retry: readOptions.retry,
  });
