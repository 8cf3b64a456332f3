import { Container, Heading, type HeadingSize, Row, Text } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import type { ReactElement, ReactNode } from 'react';

const Block = styled(Container, {
  base: css`
    position: relative;
    padding-block-start: clamp(104px, 10vw, 148px);
  `,
  variants: { drawn: { true: css`padding-block-end: clamp(56px, 6vw, 96px);` } },
});

/** A heading and, beside its last line, the words that go with it. */
export const IntroHead = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: 9fr 7fr;
    gap: 20px clamp(32px, 5vw, 80px);
    align-items: end;
    margin-block-end: clamp(32px, 4vw, 56px);
    ${below(992)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

/** Lead and buttons below each other. */
export const IntroWords = styled('div', {
  base: css`display: grid; gap: clamp(20px, 2vw, 28px); justify-items: start;`,
});

export interface LandingIntroProps {
  readonly title: ReactNode;
  readonly size?: HeadingSize;
  readonly lead: ReactNode;
  /** The buttons under the lead. */
  readonly actions: ReactNode;
  /** The page's own drawing. */
  readonly children?: ReactElement;
}

/** The buttons of an intro: on phones the quiet second one gives up its padding, so that both fit on one line. */
export const ActionRow = styled(Row, {
  base: css`${below(576)} { & > :last-child:not(:first-child) { padding-inline: 2px; } }`,
});

/** The first block of a landing page: heading beside lead and buttons, the page's drawing below. */
export const LandingIntro = ({ title, size = 'h1', lead, actions, children }: LandingIntroProps) => (
  <Block drawn={children !== undefined}>
    <IntroHead>
      <Heading level={1} size={size}>
        {title}
      </Heading>
      <IntroWords>
        <Text size="lead">{lead}</Text>
        <ActionRow>{actions}</ActionRow>
      </IntroWords>
    </IntroHead>
    {children}
  </Block>
);
