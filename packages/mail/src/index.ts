export type { Language, Letter, LetterFacts, LetterKind, LetterOf } from './LetterFacts.ts';
export { letterPaths } from './letterPaths.ts';
export { type LetterReason, letterReasons, type MarketingKind } from './letterReasons.ts';
export { type RenderedLetter, type RenderOptions, renderLetter } from './renderLetter.tsx';
