'use client';

import type { EmotionCache } from '@emotion/cache';
import { type SerializedStyles, serializeStyles } from '@emotion/serialize';
import { getRegisteredStyles, insertStyles, registerStyles } from '@emotion/utils';
import { type ComponentProps, type ElementType, type ReactElement, useInsertionEffect } from 'react';
import type { Style } from './css.ts';
import { isServer, StyleCacheContext, useStyleCache } from './useStyleCache.ts';

interface InsertionProps {
  readonly cache: EmotionCache;
  readonly style: SerializedStyles;
  readonly isTag: boolean;
}

/** Stands before its element, so that the rules come in the order of the page. */
const Insertion = ({ cache, style, isTag }: InsertionProps): ReactElement | null => {
  const rules = isServer ? insertStyles(cache, style, isTag) : undefined;
  useInsertionEffect(() => {
    insertStyles(cache, style, isTag);
  }, [cache, style, isTag]);
  if (rules === undefined) return null;
  return (
    <style data-emotion={`${cache.key} ${style.name}`} nonce={cache.sheet.nonce}>
      {rules}
    </style>
  );
};

type LooseProps = Readonly<Record<string, unknown>>;

/** An element, or a component that takes `className`, with a style; a style in the given `className` wins over it. */
export const useStyledElement = (
  Target: ElementType,
  style: Style,
  { className, ...rest }: LooseProps,
): ReactElement => {
  const cache = useStyleCache();
  const given: string[] = [];
  const others = typeof className === 'string' ? getRegisteredStyles(cache.registered, given, className) : '';
  const joined = given.length === 0 ? style : serializeStyles([style, ...given]);
  const isTag = typeof Target === 'string';
  registerStyles(cache, joined, isTag);
  const element = (
    <>
      {cache.inserted[joined.name] === undefined && <Insertion cache={cache} style={joined} isTag={isTag} />}
      <Target {...rest} className={`${others}${cache.key}-${joined.name}`} />
    </>
  );
  // Outside of a `StyleProvider` what is inside shares the cache that was made here.
  return isServer ? <StyleCacheContext value={cache}>{element}</StyleCacheContext> : element;
};

interface StyledDivProps extends ComponentProps<'div'> {
  readonly css: Style;
}

/** A `<div>` whose style is known only as it renders. */
export const StyledDiv = ({ css, ...rest }: StyledDivProps): ReactElement =>
  useStyledElement('div', css, rest);
