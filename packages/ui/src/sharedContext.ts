'use client';

import { type Context, createContext } from 'react';

/**
 * Makes a React context that is the same one however often a package is installed, so that a provider of one copy
 * reaches the components of another. What it holds may gain fields and must not change them: then it needs a new name.
 *
 * @param name package and meaning without its scope, e.g. `ui/link`
 * @param fallback what holds without a provider, from the copy that is loaded first
 * @example const LinkContext = sharedContext<ComponentType<AnchorProps> | 'a'>('ui/link', 'a');
 */
export const sharedContext = <Value>(name: string, fallback: Value): Context<Value> => {
  const key = Symbol.for(`@backbeat/${name}`);
  const context: Context<Value> = Reflect.get(globalThis, key) ?? createContext(fallback);
  Reflect.set(globalThis, key, context);
  return context;
};
