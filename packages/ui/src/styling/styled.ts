'use client';

import { css as joinStyles, jsx } from '@emotion/react';
import { type ComponentProps, type ElementType, type ReactElement, use } from 'react';
import type { Style } from './css.ts';
import { StyleCacheContext } from './StyleProvider.tsx';

/** Variant name → option name → style. Options `true` and `false` make a boolean prop. */
export type VariantTable = Readonly<Record<string, Readonly<Record<string | number, Style>>>>;

type OptionOf<Options> = keyof Options extends 'true' | 'false' ? boolean : keyof Options;

/** The props that a variant table adds to a component. */
export type VariantProps<Variants> = { [Name in keyof Variants]?: OptionOf<Variants[Name]> | undefined };

/** The styles of a component: base, variants, and the default options. */
export interface Recipe<Variants extends VariantTable> {
  /** Applies always. */
  base?: Style;
  /** What each option adds. */
  variants?: Variants;
  /** The options that apply when the caller passes none. */
  defaults?: VariantProps<Variants>;
}

/** The target's own props (ref, className and everything else included) plus the variants. */
export type StyledProps<Target extends ElementType, Variants> = Omit<ComponentProps<Target>, keyof Variants> &
  VariantProps<Variants>;

let warned = false;

/** Warns once, in development, of components outside of a `StyleProvider`. */
const warnOfNoProvider = (): void => {
  if (warned || use(StyleCacheContext) !== null) return;
  warned = true;
  console.warn(
    'A component of @backbeat/ui stands outside of <StyleProvider>. It works in a browser, but a server writes its styles between the elements. Put <StyleProvider> around the app.',
  );
};

/**
 * Makes a component from a tag (or a component that takes `className`) and a recipe. Variant props choose styles and
 * stay off the element; `ref` and the rest pass through, and a caller's `className` wins.
 *
 * @example
 * const Box = styled('div', {
 *   base: css`padding: 16px;`,
 *   variants: { loud: { true: css`color: var(--bb-pink);` } },
 * });
 * // <Box loud id="a" /> renders <div id="a"> in pink
 */
export function styled<Target extends ElementType>(
  target: Target,
  recipe: { base: Style; variants?: never },
): (props: ComponentProps<Target>) => ReactElement;
export function styled<Target extends ElementType, Variants extends VariantTable>(
  target: Target,
  recipe: Recipe<Variants>,
): (props: StyledProps<Target, Variants>) => ReactElement;

export function styled(target: ElementType, { base, variants = {}, defaults = {} }: Recipe<VariantTable>) {
  const rows = Object.entries(variants);
  // The same choice of options gives the same object, so it is serialised once.
  const known = new Map<string, Style>();
  return ({ ...props }: Record<string, unknown>): ReactElement => {
    if (process.env.NODE_ENV !== 'production') warnOfNoProvider();
    let choice = '';
    const styles = rows.map(([name, table]) => {
      const option = String(props[name] ?? defaults[name]);
      choice += `${option},`;
      delete props[name];
      return table[option];
    });
    const style = known.get(choice) ?? joinStyles(base, ...styles);
    known.set(choice, style);
    return jsx(target, { css: style, ...props });
  };
}
