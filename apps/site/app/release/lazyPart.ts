import { type ComponentType, lazy } from 'react';
import { Nothing } from '../analytics/optional.ts';
import { releaseFile } from './missingFiles.ts';

/**
 * A part of a page in a file of its own, as React's `lazy`. One that cannot be had does not take the page with it: a
 * notice stands on the page.
 *
 * @example const GiveForm = lazyPart(() => import('./GiveForm.tsx'));
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) => lazy<ComponentType<Props>>(() => releaseFile(load()).catch(() => ({ default: Nothing })));
