import * as english from './english.ts';

/**
 * The texts that components of this package say by themselves, to read or for screen readers. Each can be replaced by
 * `uiTexts`; where a component has a prop for one of them, the prop wins.
 */
export interface UiTexts {
  /** Button of a `CodeField` that applies what is typed. */
  readonly add: string;
  /** Stands before an earlier price, for screen readers. */
  readonly before: string;
  /** What kind of thing a carousel is, for screen readers. */
  readonly carousel: string;
  /** Button of a carousel that leads to its last slides. */
  readonly carouselEnd: string;
  /** Button of a carousel that leads to the slides between first and last. */
  readonly carouselMiddle: string;
  /** Button that lets a carousel move by itself. */
  readonly carouselMove: string;
  /** Button of a carousel that leads to the next slide. */
  readonly carouselNext: string;
  /** Button of a carousel that leads to the slide before. */
  readonly carouselPrevious: string;
  /** Button of a carousel that leads to its first slides. */
  readonly carouselStart: string;
  /** Button that stops a carousel. */
  readonly carouselStop: string;
  /** Button that closes a dialog. */
  readonly close: string;
  /** Name of the `CookieBanner`. */
  readonly cookies: string;
  /** Button that changes to the dark colours. */
  readonly darkColours: string;
  /** Button that takes a `Notice` away. */
  readonly dismiss: string;
  /** Link of the logo; the site has that name. */
  readonly home: (name: string) => string;
  /** Button that changes to the light colours. */
  readonly lightColours: string;
  /** A `Combobox` looks something up. */
  readonly loading: string;
  /** Name of the header's navigation. */
  readonly mainNavigation: string;
  /** Button of the header's menu on narrow screens, and that menu's name. */
  readonly menu: string;
  /** A `Combobox` has found nothing. */
  readonly noResults: string;
  /** Button that plays a person's film. */
  readonly playFilm: (name: string) => string;
  /** Button of a `CodeField` that takes the code away. */
  readonly remove: string;
  /** How much a `Combobox` has found, for screen readers. */
  readonly results: (count: number, locale: string) => string;
  /** Link to a person's channel on Twitch. */
  readonly twitchChannel: (name: string) => string;
  /** Link to a person's channel on YouTube. */
  readonly youTubeChannel: (name: string) => string;
}

/** The texts without a `LocaleProvider`. */
export const en: UiTexts = {
  ...english.carouselTexts,
  ...english.carouselNavTexts,
  ...english.codeFieldTexts,
  ...english.comboboxTexts,
  ...english.cookieTexts,
  ...english.headerTexts,
  ...english.homeTexts,
  ...english.modalTexts,
  ...english.noticeTexts,
  ...english.priceTexts,
  ...english.schemeTexts,
  ...english.testimonialTexts,
};
