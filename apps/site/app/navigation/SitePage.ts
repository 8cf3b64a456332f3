import type { ComponentType } from 'react';

/** What the router needs of a route file. */
export interface RouteModule {
  readonly default: ComponentType;
}

/** A page that is ready to be drawn. */
export interface SitePage {
  /** Its path pattern as in routes.ts. */
  readonly path: string;
  /** Its layouts, if any, around its view: outermost first. */
  readonly views: readonly ComponentType[];
}

/** The page that the modules of one address make, outermost first. */
export const pageOf = (path: string, modules: readonly RouteModule[]): SitePage => ({
  path,
  views: modules.map((module) => module.default),
});
