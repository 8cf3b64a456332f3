import { chromiumArgs, findChromium } from '@backbeat/tooling/chromium';
import { readmeModules } from '@backbeat/tooling/snippets';
import { patience, unitProject } from '@backbeat/tooling/vitest';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';

const executablePath = findChromium();
const browserTests = 'src/**/*.browser.test.tsx';

export default defineConfig({
  test: {
    projects: [
      mergeConfig(unitProject, { test: { exclude: [browserTests] } }),
      {
        plugins: [readmeModules(import.meta.dirname)],
        resolve: { conditions: ['@backbeat/source'] },
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            '@backbeat/ui > @emotion/cache',
            '@backbeat/ui > @emotion/react',
            '@backbeat/ui > embla-carousel',
            '@backbeat/ui > simple-icons',
          ],
        },
        test: {
          ...patience,
          name: 'browser',
          include: [browserTests],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
