/**
 * Re-exports React's JSX functions. The build makes every file import them from here, because bundlers repeat the
 * binding of an external import in each file.
 */
export { Fragment, jsx, jsxs } from 'react/jsx-runtime';
