'use client';

import { createTexts } from '../locale/createTexts.tsx';
import { en } from './en.ts';

const store = createTexts(en, 'ui');

/** The texts that hold here. */
export const useUiTexts = store.useTexts;

/**
 * Replaces texts of this package, all or some.
 *
 * @example <LocaleProvider locale="en-GB" texts={[uiTexts({ dismiss: 'Hide' })]}><App /></LocaleProvider>
 */
export const uiTexts = store.override;
