import { Heading, Section, Stack, Text } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import type { ReactElement } from 'react';
import { SignInButton } from '../../../chrome/SignInButton.tsx';
import { LateSplit } from '../../../landing/splits.ts';
import type { AudienceWords } from '../content.ts';

interface SoundSectionProps extends Pick<AudienceWords, 'sound'> {
  /** The picture beside the words. */
  readonly children: ReactElement;
}

/** Rows of steps with their names, and below them one large figure. */
export const SoundRows = styled('div', {
  base: css`
    display: grid;
    min-inline-size: 0;
    & > div {
      display: grid;
      grid-template-columns: 64px minmax(0, 1fr);
      gap: 14px;
      align-items: center;
      font-size: var(--bb-fs-small);
    }
    & svg { inline-size: 100%; block-size: auto; }
    & > p { padding-inline-start: 78px; color: var(--bb-muted); }
    & > p b {
      margin-inline-end: 6px;
      color: var(--bb-text);
      font: 800 var(--bb-fs-h2)/1 var(--bb-font-display);
      letter-spacing: -.035em;
    }
    ${below(576)} {
      & > div { grid-template-columns: minmax(0, 1fr); }
      & > p { padding: 0; }
    }
  `,
});

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
