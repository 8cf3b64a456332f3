import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

/** The stories stand beside the components, in the packages that this app depends on. */
const packages = [
  import.meta.resolve('@backbeat/ui/package.json'),
  import.meta.resolve('@backbeat/pricing/package.json'),
  import.meta.resolve('@backbeat/payments/package.json'),
  import.meta.resolve('@backbeat/mail/package.json'),
].map((manifest) => dirname(fileURLToPath(manifest)));

const config: StorybookConfig = {
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    ...packages.map((folder) => `${relative(import.meta.dirname, folder)}/src/**/*.stories.tsx`),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', 'storybook-addon-pseudo-states'],
  staticDirs: ['../public'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      // Props that come from the DOM are many and known; only our own stand in the tables.
      propFilter: (prop) => prop.parent === undefined || !prop.parent.fileName.includes('node_modules'),
      shouldExtractLiteralValuesFromEnum: true,
      tsconfigPath: 'tsconfig.docgen.json',
      include: packages.map((folder) => `${folder}/src/**/*.tsx`),
    },
  },
  // Packages are read from their sources, so a story and the package it imports share one copy of every context.
  viteFinal: (viteConfig) =>
    mergeConfig(viteConfig, {
      resolve: { conditions: ['@backbeat/source', ...defaultClientConditions] },
    }),
};

export default config;
