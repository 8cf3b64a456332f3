import type { BillingPeriod } from '@backbeat/domain';
import type { ListingProblem } from '@backbeat/domain/coverage';
import type { LetterKind, SupportChange, Unpaid } from '../LetterFacts.ts';
import type { LetterReason } from '../letterReasons.ts';
import type { en } from './en.ts';

/**
 * The words of a letter. None of them takes a fact: what is private stands in the facts alone, never in a subject or in
 * the line that a mailbox shows beside it.
 */
export interface LetterWords {
  /** Subject and heading. */
  readonly subject: string;
  /** The first sentence, and what a mailbox shows beside the subject. */
  readonly lead: string;
  readonly button: string;
  /** What is good to know, below the button. */
  readonly more?: string;
  /** Why one gets it, in place of the words for its reason. */
  readonly why?: string;
}

/** What a language has to say for every letter. */
export interface EveryText {
  readonly letters: Readonly<Record<LetterKind, LetterWords>>;
  /** Names of facts. */
  readonly facts: Readonly<Record<string, string>>;
  /** What the letter about a changed number of extra channels says otherwise where there are fewer. */
  readonly fewerExtraChannels: Required<Pick<LetterWords, 'lead' | 'button' | 'more'>>;
  /** Why a channel is not on its platform's list, and what to do. */
  readonly listingProblems: Readonly<Record<ListingProblem, string>>;
  /** Parts of "To Visa ending in 1111" and "To your card". */
  readonly method: Readonly<Record<'to' | 'card' | 'endingIn', string>>;
  /** How many there are, or that there are some. */
  readonly monthsForOthers: Readonly<Record<'unknown' | 'one' | 'more', string>>;
  /** In the place of 0. */
  readonly none: string;
  readonly periods: Readonly<Record<BillingPeriod, string>>;
  /** What a letter about money back says otherwise, of a gift and to somebody who withdrew without a sign-in. */
  readonly refundOf: {
    readonly gift: Required<Pick<LetterWords, 'more'>>;
    readonly signedOut: Pick<LetterWords, 'button'>;
  };
  /** What a letter about money back says first where the provider does not send it. */
  readonly unpaid: Readonly<Record<Unpaid, Pick<LetterWords, 'subject' | 'lead'>>>;
  /** What staff have changed. */
  readonly supportChanges: Readonly<Record<SupportChange, string>>;
  /** Why one gets a letter, below it, where the letter does not say it itself. */
  readonly why: Readonly<Record<LetterReason, string>>;
  readonly questions: string;
  readonly privacy: string;
  readonly unsubscribe: string;
  /** Leads to the settings where letters are turned on and off. */
  readonly choose: string;
}

/** The catalogue: a language has exactly the texts that English has. */
export type MailTexts = typeof en;

/** @see MailTexts */
export type FactName = keyof MailTexts['facts'];
