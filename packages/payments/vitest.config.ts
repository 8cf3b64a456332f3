import { chromiumArgs, findChromium } from '@backbeat/tooling/chromium';
import { readmeModules } from '@backbeat/tooling/snippets';
import { patience, unitProject } from '@backbeat/tooling/vitest';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { answerPopup, buy, colorInFrame, moveClock, preview, setReachable } from './browser/commands.ts';

const executablePath = findChromium();
const browserTests = 'src/**/*.browser.test.{ts,tsx}';

export default defineConfig({
  test: {
    projects: [
      mergeConfig(unitProject, { test: { exclude: [browserTests] } }),
      {
        plugins: [readmeModules(import.meta.dirname)],
        resolve: { conditions: ['@backbeat/source'] },
        ssr: { resolve: { conditions: ['@backbeat/source'] } },
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react-dom/server.browser',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
          ],
        },
        test: {
          ...patience,
          name: 'browser',
          include: [browserTests],
          globalSetup: './browser/world.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
            commands: { answerPopup, buy, colorInFrame, moveClock, preview, setReachable },
          },
        },
      },
    ],
  },
});
