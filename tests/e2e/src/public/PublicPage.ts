/** A link that a page must have. */
export interface PageLink {
  readonly name: string | RegExp;
  /** Where it leads, as the page writes it. */
  readonly to: string;
  /** Whether it opens beside the site. @default false */
  readonly newWindow?: boolean;
}

/** What a public page must show, whatever component draws it. */
export interface PublicPage {
  readonly heading: string;
  /** Texts somewhere on the page, folded answers included. */
  readonly texts?: readonly (string | RegExp)[];
  /** Headings in their order; others may stand between them. */
  readonly headings?: readonly string[];
  readonly links?: readonly PageLink[];
  /** Menu entries, and sign in or the account, in the header. @default 'full' */
  readonly header?: 'full' | 'account-only' | 'bare';
  /** @default 'full' */
  readonly footer?: 'full' | 'minimal' | 'hidden';
  /** Whether title and description are its own; the others have those of the home page. @default false */
  readonly ownTitle?: boolean;
  /** The billing period that its prices start with, and what the other one is called. */
  readonly startsWith?: { readonly period: 'Monthly' | 'Yearly'; readonly yearly: string };
  /** A modal that opens by itself. */
  readonly modal?: string;
  /** @default 200 */
  readonly status?: number;
  /** Another address of a page: its content is checked, its look is not checked twice. */
  readonly isAlias?: boolean;
  /** Where the address leads, if it is not the page's own. */
  readonly leadsTo?: string;
}
