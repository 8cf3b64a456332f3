import * as domain from '@backbeat/domain';
import * as content from '@backbeat/domain/content';
import { oneImportEach } from '@backbeat/tooling/size';
import * as ui from '@backbeat/ui';
import * as blocks from '@backbeat/ui/blocks';
import * as context from '@backbeat/ui/context';
import * as icons from '@backbeat/ui/icons';
import * as locale from '@backbeat/ui/locale';
import * as styling from '@backbeat/ui/styling';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';

/** What is never counted: peers, which an app has once. */
const peers = oneImportEach({
  '@backbeat/domain': domain,
  '@backbeat/domain/content': content,
  '@backbeat/ui': ui,
  '@backbeat/ui/blocks': blocks,
  '@backbeat/ui/icons': icons,
  '@backbeat/ui/locale': locale,
  '@backbeat/ui/context': context,
  '@backbeat/ui/styling': styling,
  react,
  'react/jsx-runtime': jsxRuntime,
});

const check = (name, limit, imported) => ({
  name,
  path: 'dist/index.js',
  limit,
  gzip: true,
  ...(imported === undefined ? {} : { import: imported }),
  modifyEsbuildConfig: (config) => ({ ...config, plugins: [...(config.plugins ?? []), peers] }),
});

export default [
  check('everything', '18.5 kB'),
  check('PlanCard alone', '5.3 kB', '{ PlanCard }'),
  check(
    'what a checkout imports',
    '6.1 kB',
    '{ OrderSummary, PromoCodeField, GiftCardField, orderButtonText, orderLeadText }',
  ),
];
