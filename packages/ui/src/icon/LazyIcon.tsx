'use client';

import type { ReactElement } from 'react';
import { useLazySvg } from '../art/useLazySvg.ts';
import { brandIcon } from './brandIcon.tsx';
import { Icon, type IconProps } from './Icon.tsx';

/** An icon without a path: an empty svg in the place of any icon. */
const Frame = /* @__PURE__ */ brandIcon();

/**
 * An icon that is drawn when the `LazyArt` around it draws its pictures: brands have long paths, and the footer has
 * many of them.
 *
 * @example <LazyIcon icon={TwitchIcon} />
 */
export const LazyIcon = ({ icon }: Pick<IconProps, 'icon'>): ReactElement => {
  const [drawn, frame] = useLazySvg(undefined);
  return <Icon icon={drawn ? icon : Frame} {...frame} />;
};
