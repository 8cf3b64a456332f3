import { css, styled } from '@backbeat/ui/styling';
import type { ReactNode } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import { selectHiding } from './streamerModeSlice.ts';

const Blurred = styled('div', {
  base: css`min-inline-size: 0;`,
  variants: { isOn: { true: css`& iframe { filter: blur(7px); }` } },
});

/** Card fields belong to the payment provider, which shows what is typed: in streamer mode their picture is blurred. */
export const BlurredFrames = ({ children }: { readonly children: ReactNode }) => (
  <Blurred isOn={useAppSelector(selectHiding) !== 'none'}>{children}</Blurred>
);
