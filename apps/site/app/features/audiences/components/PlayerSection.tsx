import { Heading, Section, Stack, Text } from '@backbeat/ui';
import type { ReactNode } from 'react';
import { SignInButton } from '../../../chrome/SignInButton.tsx';
import { DownloadPlayer } from '../../../landing/DownloadPlayer.tsx';
import { FlippedSplit } from '../../../landing/splits.ts';
import type { AudienceWords } from '../content.ts';
import { AppWindow } from './AppWindow.tsx';

interface PlayerSectionProps extends Pick<AudienceWords, 'player'> {
  /** What the picture shows, in words. */
  readonly label: string;
  /** What is seen in the player's window. */
  readonly children: ReactNode;
}

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
