import { type ComponentType, lazy } from 'react';

/** Stands where a part could not be had. */
export const Nothing = () => null;

/**
 * A part that the page can do without, in a file of its own. Content blockers stop such files by their names, and
 * a file that does not come must not take the page with it.
 *
 * @example const AnalyticsFollower = optional(() => import('./AnalyticsFollower.tsx'));
 */
export const optional = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) => lazy<ComponentType<Props>>(() => load().catch(() => ({ default: Nothing })));
