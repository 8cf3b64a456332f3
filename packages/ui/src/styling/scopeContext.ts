'use client';

import { sharedContext } from '../sharedContext.ts';
import type { ThemeTokens } from '../tokens/themeTokens.ts';

/** Whether a theme is inside a scope, and so must not reach the page. */
export const ScopeContext = sharedContext('ui/scope', false);

/** The tokens of the themes around, the outermost first. A scope sets all tokens, so it must set these again. */
export const TokensContext = sharedContext<readonly ThemeTokens[]>('ui/tokens', []);
