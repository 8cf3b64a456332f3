import config from './playwright.config.ts';

/** Takes the pictures instead of testing: `pnpm --filter @backbeat/e2e shots`. */
export default {
  ...config,
  testDir: 'src/shots',
  testMatch: '{account,desk,public}.ts',
  reporter: 'list',
};
