import { Heading, Section, Stack, Text, wrapTexts } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import type { ReactNode } from 'react';
import { SignInButton } from '../../../chrome/SignInButton.tsx';
import { DownloadPlayer } from '../../../landing/DownloadPlayer.tsx';
import { FlippedSplit } from '../../../landing/splits.ts';
import type { AudienceWords } from '../content.ts';

interface PlayerSectionProps extends Pick<AudienceWords, 'player'> {
  /** What the picture shows, in words. */
  readonly label: string;
  /** What is seen in the player's window. */
  readonly children: ReactNode;
}

const Frame = styled('div', {
  base: css`
    display: grid;
    gap: 20px;
    padding: 18px;
    border-radius: var(--bb-r-l);
    background: var(--bb-raised);
    box-shadow: inset 0 0 0 1px var(--bb-rule);
  `,
});

const Buttons = styled('div', {
  base: css`
    display: flex;
    gap: 6px;
    & i { inline-size: 12px; block-size: 12px; border-radius: 4px; background: var(--bb-cell-2); }
  `,
});

/** A drawn window on the desktop. */
const AppWindow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Frame role="img" aria-label={label}>
    <Buttons>
      <i />
      <i />
      <i />
    </Buttons>
    {wrapTexts(children)}
  </Frame>
);

/** The player as a window on the desktop, and where to get it. */
export const PlayerSection = ({ player, label, children }: PlayerSectionProps) => (
  <Section step={5}>
    <FlippedSplit>
      <Stack align="start">
        <Heading level={2}>{player.title}</Heading>
        <Text size="lead">{player.text}</Text>
        <DownloadPlayer variant="secondary" otherwise={<SignInButton kind="sign-up" variant="secondary" />} />
      </Stack>
      <AppWindow label={label}>{children}</AppWindow>
    </FlippedSplit>
  </Section>
);
