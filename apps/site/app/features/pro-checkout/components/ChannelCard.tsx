import { Avatar } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import type { ReactElement } from 'react';

const Frame = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr) auto;
    gap: 16px;
    align-items: center;
    padding: 14px;
    border-radius: 18px;
    background: var(--bb-sunken);
    box-shadow: inset 0 0 0 1.5px var(--bb-line);
    line-height: 1.3;
    font-variant-numeric: tabular-nums lining-nums;
  `,
  variants: { chosen: { true: css`box-shadow: inset 0 0 0 2px var(--bb-teal);` } },
});

const Picture = styled(Avatar, {
  base: css`inline-size: 56px; block-size: 56px; border-radius: 16px;`,
});

const Name = styled('b', {
  base: css`display: block; font-weight: 600; overflow-wrap: anywhere;`,
});

const Audience = styled('span', {
  base: css`color: var(--bb-muted); font-size: var(--bb-fs-small);`,
});

interface ChannelCardProps {
  readonly picture: string | null;
  readonly name: string;
  readonly audience: string;
  readonly chosen?: boolean;
  /** What can be done with it. */
  readonly children?: ReactElement;
}

/** One channel with its audience. */
export const ChannelCard = ({ picture, name, audience, chosen, children }: ChannelCardProps) => (
  <Frame chosen={chosen}>
    <Picture src={picture} />
    <div>
      <Name>{name}</Name>
      <Audience>{audience}</Audience>
    </div>
    {children}
  </Frame>
);
