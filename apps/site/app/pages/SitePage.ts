import type { Coupon } from '@backbeat/domain';
import type { Faq } from '@backbeat/domain/content';

/** What search results, shared links and the window's title say of a page. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
}

/** What of the frame a page shows. */
export interface PageChrome {
  /** Where the header stands: over the ground, or over a pink band. */
  readonly header: 'on-band' | 'on-ground';
  /** Menu entries in the header. */
  readonly navigation: boolean;
  /** Sign in or the account menu in the header. */
  readonly account: boolean;
  /** A sign-up button beside it. */
  readonly signUp: boolean;
  readonly footer: 'full' | 'minimal' | 'hidden';
}

/** What is sold on a page: the names of seo/data/products.ts. */
export type Goods =
  | 'download'
  | 'every-pro'
  | 'gift-card'
  | 'partner-premium'
  | 'partner-pro'
  | 'premium'
  | 'pro-range';

/** What a listed page says to search engines, shared links and programs. */
export interface Listing {
  /** As breadcrumbs and lists name it. */
  readonly name: string;
  /** The page's own heading, also on the share image. */
  readonly heading: string;
  /** The end of the heading that is drawn in pink. */
  readonly loud?: string;
  /** A line for lists of pages. */
  readonly about: string;
  /** Whether `llms.txt` lists it among the rules. @default false */
  readonly isRule?: boolean;
  /** For structured data: the questions that stand on the page, and what it sells. */
  readonly questions?: readonly Pick<Faq, 'answer' | 'question'>[];
  readonly sells?: readonly Goods[];
  /** The coupon that its buttons carry. */
  readonly coupon?: Coupon;
}

/** A link of the footer. */
export interface FooterEntry {
  readonly column: 'legal' | 'resources';
  readonly label: string;
  /** Its place in the column, from 1. */
  readonly place: number;
  /** Whether only signed-in people see it. @default false */
  readonly signedIn?: boolean;
  /** Whether the minimal footer has it too, since the law asks for it. @default false */
  readonly minimal?: boolean;
}

/** A call of the client that the head of a document can make by itself. */
export type FirstCall = 'account' | 'me' | 'premiumCard';

/** Everything that is known of a page outside its view. */
export interface SitePage {
  /** A path pattern of React Router. One with a parameter or a star is not prerendered: it gets the fallback file. */
  readonly path: string;
  /** Who draws it: `pricing/pricing` is the default export of `features/pricing/routes/pricing.tsx`. */
  readonly view: `${string}/${string}`;
  /** What it stands in besides the frame: the scope of TanStack Query, or the settings area within that. */
  readonly layout?: 'queries' | 'settings';
  readonly words: PageWords;
  /** What differs from the whole frame; null for a page without any. */
  readonly chrome?: Partial<PageChrome> | null;
  /**
   * What a person's page asks of the api while its scripts, without which it shows little, are on their way. A page
   * without waits with its scripts for the first paint.
   */
  readonly firstCalls?: readonly FirstCall[];
  /** Whether a card is typed there: the payment provider's script is fetched beside ours. @default false */
  readonly takesCard?: boolean;
  /** Addresses that lead on to it. */
  readonly redirectsFrom?: readonly string[];
  /** The page that search engines should know in its place. */
  readonly canonical?: string;
  /** A page without is in no list, and search engines are asked not to show it. */
  readonly listing?: Listing;
  readonly footer?: FooterEntry;
}

/** A page that search engines list. */
export interface ListedPage extends SitePage {
  readonly listing: Listing;
}
