import type { Product } from '@backbeat/domain';
import type { CatalogViewer } from '../catalog/Catalog.ts';
import { planIdOf } from '../catalog/viewer.ts';

/** The viewer's own plan, a plan whose prices are loading, or one that cannot be bought now. */
export type PlanCardState = 'idle' | 'current' | 'loading' | 'unavailable';

/**
 * Whether a plan is the viewer's own.
 *
 * @example planCardState('premium', { tier: 'premStream' }) // → 'current'
 */
export const planCardState = <Id extends string = Product>(
  planId: Id,
  session: CatalogViewer<Id>,
): 'idle' | 'current' => (planIdOf(session) === planId ? 'current' : 'idle');
