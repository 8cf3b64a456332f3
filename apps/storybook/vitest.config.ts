import { chromiumArgs } from '@backbeat/tooling/chromium';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const chromium = (colorScheme: 'dark' | 'light') => ({
  browser: 'chromium' as const,
  name: `browser (${colorScheme})`,
  provider: playwright({
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: chromiumArgs,
    },
    contextOptions: { colorScheme, reducedMotion: 'reduce' },
  }),
});

/** Every story is rendered in a browser in both colour schemes, its play function runs, and axe looks at the result. */
const stories = {
  // Known from the start, so that no library is found half-way and reloads the page under a test.
  optimizeDeps: {
    include: [
      'react-dom/client',
      '@backbeat/ui > @emotion/cache',
      '@backbeat/ui > @emotion/react',
      '@backbeat/ui > embla-carousel',
      '@backbeat/ui > simple-icons',
    ],
  },
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: 'browser',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1200, height: 900 },
      instances: [chromium('dark'), chromium('light')],
    },
    sequence: { groupOrder: 0 },
  },
};

/** Node opens the built Storybook in a browser: it works as a whole, and every story looks as it was kept. */
const built = {
  test: {
    name: 'browser-built',
    include: ['built/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { groupOrder: 1 },
  },
};

export default defineConfig({ test: { projects: [stories, built] } });
