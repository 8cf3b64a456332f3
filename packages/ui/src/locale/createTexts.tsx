'use client';

import { type Context, createContext, type ReactNode, use, useMemo } from 'react';

/** Some texts of one package, as `LocaleProvider` takes them. Opaque. */
export interface TextOverrides {
  readonly provide: (children: ReactNode) => ReactNode;
}

/** The texts of one package, and the means to replace them. */
export interface TextStore<Texts extends object> {
  /** The texts that hold here. */
  readonly useTexts: () => Texts;
  /** Replaces all texts or some, one by one. */
  readonly override: (texts: Partial<Texts>) => TextOverrides;
}

interface ProvideProps<Texts extends object> {
  readonly context: Context<Texts>;
  readonly texts: Partial<Texts>;
  readonly children: ReactNode;
}

const Provide = <Texts extends object>({ context: TextContext, texts, children }: ProvideProps<Texts>) => {
  const outer = use(TextContext);
  const merged = useMemo(() => ({ ...outer, ...texts }), [outer, texts]);
  return <TextContext value={merged}>{children}</TextContext>;
};

/**
 * Makes the texts of one package replaceable. A text is a string, or a function of what it names.
 *
 * @param english the texts without a provider
 * @example
 * const { useTexts, override } = createTexts({ close: 'Close', pages: (count: number) => `${count} pages` });
 * // <LocaleProvider locale="de" texts={[override({ close: 'Schließen' })]}>…
 */
export const createTexts = <Texts extends object>(english: Texts): TextStore<Texts> => {
  const context = createContext(english);
  return {
    useTexts: () => use(context),
    override: (texts) => ({
      provide: (children) => (
        <Provide context={context} texts={texts}>
          {children}
        </Provide>
      ),
    }),
  };
};
