import { countText } from '../locale/countText.ts';
import type { UiTexts } from './en.ts';

/**
 * German.
 *
 * @example <LocaleProvider locale="de" texts={[uiTexts(de)]}><App /></LocaleProvider>
 */
export const de: UiTexts = {
  add: 'Hinzufügen',
  before: 'vorher',
  carousel: 'Karussell',
  carouselEnd: 'Ende',
  carouselMiddle: 'Mitte',
  carouselMove: 'Von selbst bewegen',
  carouselNext: 'Weiter',
  carouselPrevious: 'Zurück',
  carouselStart: 'Anfang',
  carouselStop: 'Anhalten',
  close: 'Schließen',
  cookies: 'Cookies',
  darkColours: 'Dunkle Farben verwenden',
  dismiss: 'Meldung schließen',
  home: (name) => `${name}, zur Startseite`,
  lightColours: 'Helle Farben verwenden',
  loading: 'Wird geladen …',
  mainNavigation: 'Hauptmenü',
  menu: 'Menü',
  noResults: 'Nichts gefunden',
  playFilm: (name) => `Film von ${name} abspielen`,
  remove: 'Entfernen',
  results: (count, locale) => countText(count, locale, { other: '# Treffer' }),
  twitchChannel: (name) => `${name} auf Twitch`,
  youTubeChannel: (name) => `${name} auf YouTube`,
};
