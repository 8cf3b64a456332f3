import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

/** What the router needs of a route file. */
export interface RouteModule {
  readonly default: ComponentType;
}

/** A page that is ready to be drawn: its layouts, if any, around its view. */
export interface SitePage {
  readonly routes: RouteObject[];
}

/**
 * The page that the modules of one address make, outermost first.
 *
 * @example pageOf('pricing', [{ default: PricingView }]).routes[0]?.path // → 'pricing'
 */
export const pageOf = (path: string, modules: readonly RouteModule[]): SitePage => ({
  routes: modules.reduceRight<RouteObject[]>(
    (inner, { default: Component }) =>
      inner.length === 0 ? [{ path, Component }] : [{ Component, children: inner }],
    [],
  ),
});
