/** What somebody says about the product. */
export interface Testimonial {
  readonly title: string;
  readonly role: string;
  readonly description: string;
  readonly image: string;
  readonly video?: string;
  readonly urls?: { readonly twitch?: string; readonly youtube?: string };
}

/** A station as a card in a carousel. */
export interface StationCard {
  readonly title: string;
  readonly description: string;
  /** An address, or for gaming cards the short segment id. */
  readonly audioUrl: string;
  readonly image: string;
  readonly variant: string;
  readonly numberOfTracks: number;
  readonly lengthInHours: number;
  readonly gradientFrom: string;
  readonly gradientTo: string;
}
