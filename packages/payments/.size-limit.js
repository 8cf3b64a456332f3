import * as domain from '@backbeat/domain';
import { oneImportEach, onlyFolder } from '@backbeat/tooling/size';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

/** What is never counted: peers, which an app has once. */
const peers = oneImportEach({ '@backbeat/domain': domain, react, 'react/jsx-runtime': jsxRuntime });

const check = (name, limit, path, { imported, plugins = [] } = {}) => ({
  name,
  path,
  limit,
  gzip: true,
  ...(imported === undefined ? {} : { import: imported }),
  modifyEsbuildConfig: (config) => ({ ...config, plugins: [...(config.plugins ?? []), peers, ...plugins] }),
});

export default [
  check('client', '6 kB', 'dist/index.js', { imported: '{ createPayments }' }),
  check('texts for errors and declines', '2.8 kB', 'dist/index.js', {
    imported: '{ declineText, paymentErrorText }',
  }),
  check('React layer, without the client', '4.6 kB', 'dist/react/index.js', {
    plugins: [onlyFolder('react')],
  }),
  check('everything that a checkout with React loads', '11.6 kB', 'dist/react/index.js'),
];
