import { defineProject } from 'vitest/config';

/** Time limits of tests, also on a busy machine. They end what hangs and measure nothing. */
export const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 20_000 } },
} as const;

/** Tests have a short form, for every change, and a whole one, for `npm run test:all`. */
export type Form = 'short' | 'whole';

declare module 'vitest' {
  interface ProvidedContext {
    readonly form: Form;
  }
}

/** What a project has in each form; `inForm` reads it in tests. */
const forms: Readonly<
  Record<Form, { readonly exclude: string[]; readonly provide: { readonly form: Form } }>
> = {
  short: { exclude: ['**/*.whole.test.{ts,tsx}'], provide: { form: 'short' } },
  whole: { exclude: [], provide: { form: 'whole' } },
};

/** The form that was asked for. Every project has it. */
export const formAsked = forms[process.env.NIGHTLY ? 'whole' : 'short'];

/**
 * Unit tests in Node, workspace packages read from their sources: only those that start a built program need a build.
 * Files share a process, which loads what they import once; what a test does to globals ends with it.
 */
export const unitProject = defineProject({
  resolve: { conditions: ['@backbeat/source'] },
  ssr: { resolve: { conditions: ['@backbeat/source'] } },
  test: {
    ...patience,
    ...formAsked,
    name: 'unit',
    environment: 'node',
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    include: ['src/**/*.test.{ts,tsx}', 'app/**/*.test.{ts,tsx}', 'server/**/*.test.ts'],
  },
});
