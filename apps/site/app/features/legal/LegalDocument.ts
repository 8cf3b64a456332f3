import type { ReactElement, ReactNode } from 'react';

/** One numbered section of a legal document. */
export interface LegalSection {
  /** Its anchor in the address. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactElement;
}

/** A whole legal document. */
export interface LegalDocument {
  readonly title: string;
  /** What the date says, such as `Last modified`. */
  readonly dateLabel: string;
  /** The date as people read it. */
  readonly dateText: string;
  /** The same for machines: `2021-10-21`, or a year. */
  readonly dateTime: string;
  /** Two or three sentences for those who read no further. */
  readonly short: ReactNode;
  readonly sections: readonly LegalSection[];
}
