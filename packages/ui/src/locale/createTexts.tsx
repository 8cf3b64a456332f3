'use client';

import { type Context, createContext, type ReactNode, use, useMemo } from 'react';
import { sharedContext } from '../sharedContext.ts';

/** Some texts of one package, as `LocaleProvider` takes them. Opaque. */
export interface TextOverrides {
  readonly provide: (children: ReactNode) => ReactNode;
}

/** The texts of one package, and the means to replace them. */
export interface TextStore<Texts extends object> {
  /** The texts in the language of the nearest `LocaleProvider`. */
  readonly useTexts: () => Texts;
  /** Replaces all texts or some, one by one. */
  readonly override: (texts: Partial<Texts>) => TextOverrides;
}

interface ProvideProps<Texts extends object> {
  readonly context: Context<Partial<Texts>>;
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
 * @param name the package's name without its scope: with it, texts reach every copy of the package that is installed
 * @example
 * const { useTexts, override } = createTexts({ close: 'Close', pages: (count: number) => `${count} pages` });
 * // <LocaleProvider locale="de" texts={[override({ close: 'Schließen' })]}>…
 */
export const createTexts = <Texts extends object>(english: Texts, name?: string): TextStore<Texts> => {
  const context =
    name === undefined
      ? createContext<Partial<Texts>>({})
      : sharedContext<Partial<Texts>>(`${name}/texts`, {});
  const merged = new WeakMap<Partial<Texts>, Texts>();
  return {
    useTexts: () => {
      const given = use(context);
      // A provider of an older copy of the package may lack texts that this copy has.
      const texts = merged.get(given) ?? { ...english, ...given };
      merged.set(given, texts);
      return texts;
    },
    override: (texts) => ({
      provide: (children) => (
        <Provide context={context} texts={texts}>
          {children}
        </Provide>
      ),
    }),
  };
};
