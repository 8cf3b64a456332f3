declare module 'virtual:site-routes' {
  type Load = () => Promise<import('./SitePage.ts').RouteModule>;
  /** Path pattern, then how to fetch its files, layouts first. Made by server/routeTable.ts. */
  export const routeTable: readonly (readonly [path: string, ...files: Load[]])[];
}
