/**
 * The framework refuses a fallback file without its own start script, by looking for these words. The pages start
 * with a script of ours, so the words stand in a comment, which the build takes out again.
 */
export const frameworkMark = '<!-- window.__reactRouterContext = window.__reactRouterRouteModules = -->';
