import { brandIconSize } from './brandPaths.ts';
import type { IconComponent } from './Icon.tsx';

/**
 * The icon of a brand as a component, in the colour of the text.
 *
 * @param path one of `brandPaths.ts`; without it the icon keeps its place empty
 * @example brandIcon(twitch)
 */
export const brandIcon =
  (path?: string): IconComponent =>
  (props) => (
    <svg viewBox={`0 0 ${brandIconSize} ${brandIconSize}`} fill="currentColor" aria-hidden="true" {...props}>
      {path === undefined ? null : <path d={path} />}
    </svg>
  );
