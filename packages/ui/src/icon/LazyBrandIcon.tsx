'use client';

import type { ReactElement } from 'react';
import { useLazySvg } from '../art/useLazySvg.ts';
import { SvgBrandIcon, type SvgBrandIconProps } from './SvgBrandIcon.tsx';

/**
 * A brand icon that a `LazyArt` around it draws with its pictures: the path is long, and it stands in the footer.
 *
 * @example <LazyBrandIcon path={twitch} />
 */
export const LazyBrandIcon = ({ path }: Pick<SvgBrandIconProps, 'path'>): ReactElement => {
  const [drawn, frame] = useLazySvg(undefined);
  return <SvgBrandIcon {...(drawn ? { path } : {})} {...frame} />;
};
