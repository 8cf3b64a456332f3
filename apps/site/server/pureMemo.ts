import type { Plugin } from 'vite';

/**
 * Says of the router's memo components that making them does nothing by itself. Without the word, the whole tree of
 * its data router stays in the first load for a component that nobody draws.
 */
export const pureMemo = (): Plugin => ({
  name: 'site-pure-memo',
  transform: (code, id) =>
    id.includes('/react-router/dist/') && code.includes('.memo(')
      ? code.replace(/= (\w+\$?\d*\.memo\()/g, '= /* @__PURE__ */ $1')
      : null,
});
