import { Heading, Section, Stack, Text } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { SignInButton } from '../../../chrome/SignInButton.tsx';
import { LateSplit } from '../../../landing/splits.ts';
import type { AudienceWords } from '../content.ts';

interface SoundSectionProps extends Pick<AudienceWords, 'sound'> {
  /** The picture beside the words. */
  readonly children: ReactElement;
}

/** What is left of the work: all of its sound. */
export const SoundSection = ({ sound, children }: SoundSectionProps) => (
  <Section step={3}>
    <LateSplit>
      <Stack align="start">
        <Heading level={2}>{sound.title}</Heading>
        <Text size="lead">{sound.text}</Text>
        <SignInButton kind="sign-up" variant="primary" />
      </Stack>
      {children}
    </LateSplit>
  </Section>
);
