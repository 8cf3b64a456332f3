import { type ReactElement, useRef } from 'react';
import { Modal } from '../modal/Modal.tsx';
import { css, styled } from '../styling/index.ts';

const Film = styled('video', {
  base: css`
    display: block;
    inline-size: 100%;
    aspect-ratio: 16 / 9;
    border-radius: 18px;
    background: var(--cell-1);
    object-fit: cover;
    cursor: pointer;
  `,
});

/** Props of {@link VideoModal}. */
export interface VideoModalProps {
  /** Address of the film; null when nothing plays. */
  readonly src: string | null;
  /** Address of the picture that shows before it plays. */
  readonly poster?: string;
  /** Whose film it is. */
  readonly title: string;
  /** Hears the wish to close: the close button, Escape, a click beside the film. */
  readonly onClose: () => void;
}

/**
 * A film over the dimmed page, loaded only when it is asked for. A click on it plays and pauses; a click beside it
 * closes it.
 *
 * @example
 * <VideoModal src={playing} title="nightowl_plays" onClose={() => setPlaying(null)} />
 */
export const VideoModal = ({ src, poster, title, onClose }: VideoModalProps): ReactElement => {
  const film = useRef<HTMLVideoElement>(null);
  const toggle = () => {
    const { current } = film;
    if (!current) return;
    if (current.paused) void current.play();
    else current.pause();
  };
  return (
    <Modal open={src !== null} onClose={onClose} title={title} size="lg">
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
            if (event.key !== ' ' && event.key !== 'Enter') return;
            event.preventDefault();
            toggle();
          }}
        />
      )}
    </Modal>
  );
};
