import { Icon } from '@backbeat/ui';
import { CheckIcon, DownloadIcon } from '@backbeat/ui/icons';
import { css, styled } from '@backbeat/ui/styling';
import { type ShownTrack, shownTracks } from '../content.ts';

const Rows = styled('div', {
  base: css`
    display: grid;
    gap: 6px;
    align-content: start;
    min-inline-size: 0;
    & > div {
      display: grid;
      grid-template-columns: auto minmax(0, 1fr) auto;
      gap: 12px;
      align-items: center;
      padding: 6px 12px 6px 6px;
      border-radius: 14px;
      background: var(--row, var(--bb-ground));
      font-size: var(--bb-fs-small);
      line-height: 1.25;
    }
    & b { overflow: hidden; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
    & small { color: var(--bb-muted); font-size: 1em; font-variant-numeric: tabular-nums lining-nums; }
    & [data-pad] {
      display: grid;
      place-items: center;
      inline-size: 32px;
      block-size: 32px;
      border-radius: 10px;
      background: var(--bb-cell-1);
    }
    & [data-pad] svg { inline-size: 16px; block-size: 16px; }
    & [data-pad="kept"] { background: var(--bb-teal-tint); color: var(--bb-teal); }
  `,
});

const Row = ({ track: { title, length, isKept } }: { readonly track: ShownTrack }) => (
  <div>
    <span data-pad={isKept ? 'kept' : 'open'}>
      <Icon icon={isKept ? CheckIcon : DownloadIcon} />
    </span>
    <b>{title}</b>
    <small>{length}</small>
  </div>
);

/** Tracks, some of them on the disk already; part of a picture. */
export const TrackRows = () => (
  <Rows>
    {shownTracks.map((track) => (
      <Row key={track.title} track={track} />
    ))}
  </Rows>
);
