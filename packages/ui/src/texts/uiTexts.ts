'use client';

import { createTexts } from '../locale/createTexts.tsx';
import type { UiTexts } from './en.ts';

const store = createTexts<Partial<UiTexts>>({}, 'ui');

/** The texts of a component in the language of the nearest `LocaleProvider`. */
export const useUiTexts = <Part extends Partial<UiTexts>>(english: Part): Part => ({
  ...english,
  ...store.useTexts(),
});

/**
 * Replaces texts of this package, all or some.
 *
 * @example <LocaleProvider locale="en-GB" texts={[uiTexts({ dismiss: 'Hide' })]}><App /></LocaleProvider>
 */
export const uiTexts = store.override;
