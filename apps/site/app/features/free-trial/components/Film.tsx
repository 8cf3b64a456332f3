import { brand } from '@backbeat/domain';
import { Icon, StepGrid } from '@backbeat/ui';
import { PlayIcon } from '@backbeat/ui/icons';
import { css, styled } from '@backbeat/ui/styling';
import { useState } from 'react';

const poster = [
  '1010010010100101',
  '0100-2---0010010',
  '01003-----0t0100',
  '2---0010100100p0',
  '0010t01002----00',
  '010p00100t010p00',
  '1001--0010100100',
  '0100100101001010',
  '1010010010100101',
];

const frame = css`
  position: relative;
  display: block;
  inline-size: 100%;
  block-size: 100%;
  min-block-size: clamp(240px, 40vw, 460px);
  border: 0;
  border-radius: var(--bb-r-l);
  overflow: clip;
  background: var(--bb-raised);
  color: var(--bb-text);
`;

/** A link to the file, so that it plays before and without the page's scripts. */
const Poster = styled('a', {
  base: css`
    ${frame}
    &:hover [data-pad] { transform: scale(1.06); }
  `,
});

const Cells = styled(StepGrid, {
  base: css`position: absolute; inset: 0; inline-size: 100%; block-size: 100%;`,
});

const Pad = styled('span', {
  base: css`
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    inline-size: clamp(84px, 10vw, 128px);
    block-size: clamp(84px, 10vw, 128px);
    margin: auto;
    border-radius: 28%;
    background: var(--bb-inverse);
    color: var(--bb-on-inverse);
    transition: transform var(--bb-quick) var(--bb-ease);
  `,
});

const PadIcon = styled(Icon, { base: css`inline-size: 42%; block-size: 42%;` });

const Caption = styled('span', {
  base: css`
    position: absolute;
    inset-inline-start: 20px;
    inset-block-end: 20px;
    padding: 8px 14px;
    border-radius: 12px;
    background: var(--bb-ground);
    font-weight: 600;
    font-size: var(--bb-fs-small);
  `,
});

const Moving = styled('video', { base: css`${frame} object-fit: cover;` });

const caption = 'See it run under a stream';
const film = '/films/loop.webm';

/** The product under a stream; the file is fetched when somebody asks for it. */
export const Film = () => {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) {
    return (
      <Moving
        src={film}
        controls
        autoPlay
        loop
        muted
        playsInline
        aria-label={`${brand.name} under a stream`}
      />
    );
  }
  return (
    <Poster
      href={film}
      aria-label={`${caption}: play the video`}
      onClick={(event) => {
        event.preventDefault();
        setPlaying(true);
      }}
    >
      <Cells rows={poster} pitch={60} cell={50} radius={14} preserveAspectRatio="xMidYMid slice" />
      <Pad data-pad="">
        <PadIcon icon={PlayIcon} filled />
      </Pad>
      <Caption>{caption}</Caption>
    </Poster>
  );
};
