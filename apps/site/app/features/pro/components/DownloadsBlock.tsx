import { Heading, Icon, Section, Stack, Text } from '@backbeat/ui';
import { CheckIcon, DownloadIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import { FlippedSplit } from '../../../landing/splits.ts';
import { sampleTracks } from '../content.ts';

const Tracks = styled('ul', {
  base: css`
    display: grid;
    gap: 6px;
    min-inline-size: 0;
    & li {
      display: grid;
      grid-template-columns: 48px minmax(0, 1.2fr) minmax(0, 1fr) auto;
      gap: 16px;
      align-items: center;
      padding: 10px 20px 10px 10px;
      border-radius: 20px;
      background: var(--bb-raised);
    }
    ${below(576)} { & li { grid-template-columns: 48px minmax(0, 1fr) auto; gap: 2px 14px; padding-inline-end: 14px; } }
  `,
});

const Pad = styled('span', {
  base: css`
    display: grid;
    place-items: center;
    inline-size: 48px;
    block-size: 48px;
    border-radius: 14px;
    background: var(--bb-cell-1);
    font-size: var(--bb-fs-small);
    ${below(576)} { grid-row: 1 / 3; }
  `,
  variants: { kept: { true: css`background: var(--bb-teal-tint); color: var(--bb-teal);` } },
});

const Title = styled('b', { base: css`font-weight: 600; ${below(576)} { grid-column: 2; }` });

const quiet = css`color: var(--bb-muted); font-size: var(--bb-fs-small); font-variant-numeric: tabular-nums lining-nums;`;

const Station = styled('span', { base: css`${quiet} ${below(576)} { grid-column: 2; grid-row: 2; }` });

const Length = styled('span', { base: css`${quiet} ${below(576)} { grid-row: 1 / 3; grid-column: 3; }` });

/** Tracks as files. */
export const DownloadsBlock = () => (
  <Section step={3}>
    <FlippedSplit>
      <Stack align="start">
        <Heading level={2}>Downloadable tracks</Heading>
        <Text size="lead">
          Take as many as you need into your editor. Pro downloads are unlimited and download-safe.
        </Text>
      </Stack>
      <div>
        <Tracks>
          {sampleTracks.map(({ title, station, length, isKept }) => (
            <li key={title}>
              <Pad kept={isKept}>
                <Icon icon={isKept ? CheckIcon : DownloadIcon} />
              </Pad>
              <Title>{title}</Title>
              <Station>{station}</Station>
              <Length>{length}</Length>
            </li>
          ))}
        </Tracks>
      </div>
    </FlippedSplit>
  </Section>
);
