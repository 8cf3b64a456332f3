export type { UiTexts } from '../texts/en.ts';
export { uiTexts } from '../texts/uiTexts.ts';
export { type CountForms, countText } from './countText.ts';
export { createTexts, type TextOverrides, type TextStore } from './createTexts.tsx';
export { LocaleProvider, type LocaleProviderProps, useLocale } from './LocaleProvider.tsx';
