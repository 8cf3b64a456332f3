import { combineSlices } from '@reduxjs/toolkit';

/**
 * Every slice that may be in the store. A feature adds its own by declaration merging and injects it, so the
 * store knows no feature and a page loads only the state that it uses.
 *
 * @example
 * declare module '../../store/rootReducer.ts' {
 *   interface LazySlices extends WithSlice<typeof checkoutSlice> {}
 * }
 * export const { selectCheckoutStep } = checkoutSlice.injectInto(rootReducer).selectors;
 */
// biome-ignore lint/suspicious/noEmptyInterface: features merge into it
export interface LazySlices {}

export const rootReducer = combineSlices().withLazyLoadedSlices<LazySlices>();
