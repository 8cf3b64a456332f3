'use client';

import { type ReactElement, useRef } from 'react';
import { isComposing } from '../field/isComposing.ts';
import { Modal, type ModalProps } from '../modal/Modal.tsx';
import { css, styled } from '../styling/index.ts';

const Film = styled('video', {
  base: css`
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    border-radius: 18px;
    background: var(--bb-cell-1);
    object-fit: cover;
    cursor: pointer;
  `,
});

/** Props of {@link VideoModal}. */
export interface VideoModalProps extends Omit<ModalProps, 'open' | 'title' | 'size' | 'children'> {
  /** Address of the film; null closes the dialog. */
  readonly src: string | null;
  /** Address of the picture that shows before it plays. */
  readonly poster?: string;
  /** Whose film it is. */
  readonly title: string;
}

/**
 * A film over the dimmed page, loaded only when it is asked for. A click on it plays and pauses; a click beside it
 * closes it.
 *
 * @example
 * <VideoModal src={playing} title="nightowl_plays" onClose={() => setPlaying(null)} />
 */
export const VideoModal = ({ src, poster, title, ...rest }: VideoModalProps): ReactElement => {
  const film = useRef<HTMLVideoElement>(null);
  const toggle = () => {
    const { current } = film;
    if (!current) return;
    if (current.paused) void current.play();
    else current.pause();
  };
  return (
    <Modal open={src !== null} title={title} size="lg" {...rest}>
      {src === null ? null : (
        <Film
          ref={film}
          src={src}
          {...(poster === undefined ? {} : { poster })}
          aria-label={title}
          tabIndex={0}
          autoPlay
          playsInline
          onClick={toggle}
          onKeyDown={(event) => {
            if ((event.key !== ' ' && event.key !== 'Enter') || isComposing(event)) return;
            event.preventDefault();
            toggle();
          }}
        />
      )}
    </Modal>
  );
};
