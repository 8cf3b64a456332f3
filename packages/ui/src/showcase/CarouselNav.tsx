'use client';

import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ReactElement } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { css, styled } from '../styling/index.ts';
import { carouselNavTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';
import { type CarouselPosition, carouselPositions } from './carouselPosition.ts';
import type { CarouselControls } from './useCarousel.ts';

/** Invisible, but in its place, until the script is ready, and where all slides fit. */
const Nav = styled('div', {
  base: css`
    display: flex;
    align-items: center;
    gap: 16px;
    &:not([data-ready]) { visibility: hidden; }
  `,
});

const Dots = styled('span', { base: css`display: flex;` });

/** A flat pill with room around it to press. */
const Dot = styled('button', {
  base: css`
    display: grid;
    place-items: center;
    inline-size: 34px;
    block-size: 44px;
    padding: 0;
    border: 0;
    border-radius: 12px;
    background: none;
    cursor: pointer;
    &::before { content: ""; inline-size: 28px; block-size: 6px; border-radius: 3px; background: var(--bb-cell-2); }
    &[aria-current]::before { background: var(--bb-pink); }
    @media (forced-colors: active) {
      &::before { border: 1px solid; }
      &[aria-current]::before { background: Highlight; }
    }
  `,
});

const Arrows = styled('span', { base: css`display: flex; gap: 8px;` });

export interface CarouselNavProps extends Omit<CarouselControls, 'advance' | 'viewportRef'> {
  /** Null when the carousel never moves by itself. */
  readonly playing: boolean | null;
  readonly onPlayingChange: (playing: boolean) => void;
}

/** The dots and arrows of a carousel. */
export const CarouselNav = (props: CarouselNavProps): ReactElement => {
  const texts = useUiTexts(carouselNavTexts);
  const dotLabels: Readonly<Record<CarouselPosition, string>> = {
    start: texts.carouselStart,
    middle: texts.carouselMiddle,
    end: texts.carouselEnd,
  };
  return (
    <Nav data-ready={props.ready && (props.canGoPrevious || props.canGoNext) ? '' : undefined}>
      {props.playing === null ? null : (
        <IconButton
          label={props.playing ? texts.carouselStop : texts.carouselMove}
          onClick={() => props.onPlayingChange(!props.playing)}
        >
          <Icon icon={props.playing ? Pause : Play} />
        </IconButton>
      )}
      <Dots>
        {carouselPositions.map((position) => (
          <Dot
            key={position}
            type="button"
            aria-label={dotLabels[position]}
            aria-current={props.position === position ? 'true' : undefined}
            onClick={() => props.scrollTo(position)}
          />
        ))}
      </Dots>
      <Arrows>
        <IconButton
          label={texts.carouselPrevious}
          aria-disabled={!props.canGoPrevious}
          onClick={props.previous}
        >
          <Icon icon={ArrowLeft} />
        </IconButton>
        <IconButton label={texts.carouselNext} aria-disabled={!props.canGoNext} onClick={props.next}>
          <Icon icon={ArrowRight} />
        </IconButton>
      </Arrows>
    </Nav>
  );
};
