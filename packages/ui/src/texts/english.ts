import { countText } from '../locale/countText.ts';
import type { UiTexts } from './en.ts';

// The English of each component is an export of its own, so a bundle holds only what it shows.

export const carouselTexts = {
  carousel: 'carousel',
} satisfies Partial<UiTexts>;

export const carouselNavTexts = {
  carouselEnd: 'End',
  carouselMiddle: 'Middle',
  carouselMove: 'Move by itself',
  carouselNext: 'Next',
  carouselPrevious: 'Previous',
  carouselStart: 'Start',
  carouselStop: 'Stop moving',
} satisfies Partial<UiTexts>;

export const codeFieldTexts = {
  add: 'Add',
  remove: 'Remove',
} satisfies Partial<UiTexts>;

export const comboboxTexts = {
  loading: 'Loading...',
  noResults: 'No results found',
  results: (count, locale) => countText(count, locale, { one: '# result', other: '# results' }),
} satisfies Partial<UiTexts>;

export const cookieTexts = {
  cookies: 'Cookies',
} satisfies Partial<UiTexts>;

export const headerTexts = {
  mainNavigation: 'Main',
  menu: 'Menu',
} satisfies Partial<UiTexts>;

export const homeTexts = {
  home: (name) => `${name} home`,
} satisfies Partial<UiTexts>;

export const modalTexts = {
  close: 'Close',
} satisfies Partial<UiTexts>;

export const noticeTexts = {
  dismiss: 'Dismiss',
} satisfies Partial<UiTexts>;

export const priceTexts = {
  before: 'before',
} satisfies Partial<UiTexts>;

export const schemeTexts = {
  darkColours: 'Use dark colours',
  lightColours: 'Use light colours',
} satisfies Partial<UiTexts>;

export const testimonialTexts = {
  playFilm: (name) => `Play the film of ${name}`,
  twitchChannel: (name) => `${name} on Twitch`,
  youTubeChannel: (name) => `${name} on YouTube`,
} satisfies Partial<UiTexts>;
