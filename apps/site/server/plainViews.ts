import type { Plugin } from 'vite';

const wrapper = /import \{ ?UNSAFE_withComponentProps as (\w+) ?\} from ["']react-router["'];/;

/**
 * The framework wraps the default export of every route file in a component that reads the data router. This site
 * has no loaders to read from and no data router (docs/decisions/0035), so the views stay as they are written.
 */
export const plainViews = (): Plugin => ({
  name: 'site-plain-views',
  transform: (code) => (wrapper.test(code) ? code.replace(wrapper, 'const $1 = (view) => view;') : null),
});
