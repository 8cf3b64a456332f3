import { usernameToCheck } from '@backbeat/domain';

/**
 * The keys of every query. What belongs to a person starts with `queryKeys.personal`, so that signing out drops
 * all of it: `queryClient.removeQueries({ queryKey: queryKeys.personal })`.
 *
 * @example queryKeys.me // → ['api', 'personal', 'me']
 */
export const queryKeys = {
  all: ['api'],
  personal: ['api', 'personal'],
  me: ['api', 'personal', 'me'],
  account: ['api', 'personal', 'account'],
  accountMerge: ['api', 'personal', 'accountMerge'],
  identities: ['api', 'personal', 'identities'],
  claims: ['api', 'personal', 'claims'],
  coverage: ['api', 'personal', 'coverage'],
  premiumCard: ['api', 'personal', 'premiumCard'],
  premiumCredit: ['api', 'personal', 'premiumCredit'],
  premiumTaxes: ['api', 'personal', 'premiumTax'],
  premiumTax: (asked: object) => ['api', 'personal', 'premiumTax', asked],
  invoices: ['api', 'personal', 'invoices'],
  invoice: (number: string) => ['api', 'personal', 'invoices', number],
  refunds: ['api', 'personal', 'refunds'],
  billingDetails: ['api', 'personal', 'billingDetails'],
  certificates: ['api', 'personal', 'certificates'],
  gifts: ['api', 'personal', 'gifts'],
  letters: ['api', 'personal', 'letters'],
  giftClaims: ['api', 'personal', 'giftClaim'],
  giftClaim: (code: string) => ['api', 'personal', 'giftClaim', code],
  premiumClient: ['api', 'personal', 'premiumClient'],
  sharedChannel: ['api', 'personal', 'sharedChannel'],
  channelPlaces: ['api', 'personal', 'channelPlaces'],
  live: ['api', 'personal', 'live'],
  usernameCheck: (username: string) => ['api', 'personal', 'usernameCheck', usernameToCheck(username)],
  twitchViewers: (channelId: string) => ['api', 'personal', 'twitchViewers', channelId],
  featuredHomepage: ['api', 'featuredHomepage'],
  allPlaying: ['api', 'playing'],
  playing: (uguid: string) => ['api', 'playing', uguid],
  allGifts: ['api', 'gift'],
  gift: (code: string) => ['api', 'gift', code],
  allMergeOffers: ['api', 'mergeOffer'],
  mergeOffer: (link: string) => ['api', 'mergeOffer', link],
  withdrawal: (link: string) => ['api', 'withdrawal', link],
  certificate: (code: string) => ['api', 'certificate', code],
  channelSearch: (name: string) => ['api', 'channelSearch', name],
  averageViews: (channelId: string) => ['api', 'averageViews', channelId],
} as const;
