import { VisuallyHidden, wrapTexts } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import type { ReactElement, ReactNode } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import { ShowButton, useShown } from './ShowButton.tsx';
import { selectHiding } from './streamerModeSlice.ts';

const Cells = styled('span', {
  base: css`
    display: inline-grid;
    grid-auto-flow: column;
    gap: 3px;
    vertical-align: -.1em;
    & i { inline-size: .65em; block-size: .85em; border-radius: 3px; background: var(--bb-cell-2); }
    @media (forced-colors: active) { & i { border: 1px solid; } }
  `,
});

const Line = styled('span', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 20px;
  `,
});

const QuietButton = styled(ShowButton, {
  base: css`margin-block: -6px; margin-inline-start: -8px; padding-inline: 8px;`,
});

/** As many for a long secret as for a short one. */
const cells = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What stands in the place of something hidden. */
const Hidden = () => (
  <>
    <Cells aria-hidden="true">
      {cells.map((cell) => (
        <i key={cell} />
      ))}
    </Cells>
    <VisuallyHidden>hidden</VisuallyHidden>
  </>
);

/** Invisible but in its place, until it is known whether viewers look on. */
const Unseen = styled('span', { base: css`visibility: hidden;` });
const UnseenBlock = styled('div', { base: css`visibility: hidden;` });
const ShownBlock = styled('div', { base: css`display: contents;` });

interface HideableProps {
  /** What is hidden, for the button: 'email'. */
  readonly name: string;
  readonly shown: ReactNode;
  readonly hidden: ReactNode;
}

const Hideable = ({ name, shown, hidden }: HideableProps) => {
  const [isShown, toggle] = useShown();
  return (
    <Line>
      <span aria-live="polite">{isShown ? shown : hidden}</span>
      <QuietButton variant="quiet" isShown={isShown} onClick={toggle}>
        <VisuallyHidden>{name}</VisuallyHidden>
      </QuietButton>
    </Line>
  );
};

interface PrivateProps {
  /** What it is, for the button that shows it: 'email'. Without it nothing can be shown. */
  readonly name?: string;
  readonly children: ReactNode;
}

/**
 * Something that viewers must not see. In streamer mode it is not on the page at all, and a press shows it for five
 * seconds.
 *
 * @example <Private name="email">{user.email}</Private>
 */
export const Private = ({ name, children }: PrivateProps) => {
  const hiding = useAppSelector(selectHiding);
  if (hiding === 'none') return wrapTexts(children);
  if (hiding === 'unseen') return <Unseen>{children}</Unseen>;
  return name === undefined ? <Hidden /> : <Hideable name={name} shown={children} hidden={<Hidden />} />;
};

const Cover = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 20px;
    min-block-size: 44px;
  `,
});

interface PrivateBlockProps {
  readonly name: string;
  readonly children: ReactElement;
}

/**
 * A list or a form that viewers must not see, as a whole: in streamer mode a press shows it for five seconds,
 * and for as long as somebody is in one of its fields.
 *
 * @example <PrivateBlock name="invoices"><InvoiceTable invoices={invoices} /></PrivateBlock>
 */
export const PrivateBlock = ({ name, children }: PrivateBlockProps) => {
  const hiding = useAppSelector(selectHiding);
  const [isShown, toggle, hold] = useShown();
  if (hiding === 'none') return children;
  if (hiding === 'unseen') return <UnseenBlock>{children}</UnseenBlock>;
  return (
    <>
      {isShown ? <ShownBlock {...hold}>{children}</ShownBlock> : null}
      <Cover>
        {isShown ? null : (
          <span>
            <Hidden />
          </span>
        )}
        <QuietButton variant="quiet" isShown={isShown} onClick={toggle}>
          {name}
        </QuietButton>
      </Cover>
    </>
  );
};

interface PrivateTextProps {
  /** What of it is hidden, for the button that shows it: 'price'. Without it nothing in it can be shown. */
  readonly name?: string;
  readonly text: string;
}

/** A piece of a sentence. */
interface TextPart {
  readonly text: string;
  readonly isPrivate: boolean;
}

/** Amounts of money, e-mail addresses, the digits of a card, and the month in which it runs out. */
const privatePattern =
  /([−-]?\$\d[\d,]*(?:\.\d+)?|[^\s@]+@[^\s@]+\.[^\s@.,;]+|(?<=ending in )\d{4}|\d{2} \/ \d{2})/;

/**
 * A sentence in pieces: what may be seen by everybody, and what may not.
 *
 * @example privateParts('You will be charged $71.88.').filter(({ isPrivate }) => isPrivate) // → [{ text: '$71.88', isPrivate: true }]
 */
export const privateParts = (sentence: string): readonly TextPart[] =>
  sentence
    .split(privatePattern)
    .map((text, index) => ({ text, isPrivate: index % 2 === 1 }))
    .filter(({ text }) => text !== '');

/**
 * A sentence in which amounts, card digits and addresses are hidden in streamer mode.
 *
 * @example <PrivateText name="next payment" text="You will be charged $71.88." />
 */
export const PrivateText = ({ name, text }: PrivateTextProps) => {
  const hiding = useAppSelector(selectHiding);
  const parts = privateParts(text);
  if (hiding === 'none' || parts.every(({ isPrivate }) => !isPrivate)) return <span>{text}</span>;
  if (hiding === 'unseen') return <Unseen>{text}</Unseen>;
  const hidden = (
    <>
      {parts.map((part, index) =>
        part.isPrivate ? <Hidden key={index} /> : <span key={index}>{part.text}</span>,
      )}
    </>
  );
  return name === undefined ? hidden : <Hideable name={name} shown={<span>{text}</span>} hidden={hidden} />;
};
