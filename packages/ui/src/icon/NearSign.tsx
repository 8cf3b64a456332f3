'use client';

import type { ReactElement } from 'react';
import { useArtFrame } from '../art/useArtFrame.ts';
import { BrandSign, type BrandSignProps } from './BrandSign.tsx';

/**
 * A company's mark that waits in `ArtWhenNear` like a picture: marks are long paths, and stand where a page ends.
 *
 * @example <NearSign path={twitch} />
 */
export const NearSign = ({ path }: Pick<BrandSignProps, 'path'>): ReactElement => {
  const [drawn, frame] = useArtFrame(undefined);
  return <BrandSign {...(drawn ? { path } : {})} {...frame} />;
};
