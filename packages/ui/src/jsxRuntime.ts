/**
 * The one door to React's element functions. The build sends every file of the package through it: a bundler that
 * meets the import in a hundred files would otherwise repeat its binding in each of them.
 */
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
