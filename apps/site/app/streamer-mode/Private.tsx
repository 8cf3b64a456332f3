import { VisuallyHidden } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import type { ReactNode } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import { privateParts } from './privateParts.ts';
import { ShowButton } from './ShowButton.tsx';
import { selectIsStreamerMode } from './streamerModeSlice.ts';
import { useShown } from './useShown.ts';

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
  /** What it is, for the button that shows it: 'email'. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Something that viewers must not see. In streamer mode it is not on the page at all, and a press shows it for five
 * seconds.
 *
 * @example <Private name="email">{user.email}</Private>
 */
export const Private = ({ name, children }: PrivateProps) =>
  useAppSelector(selectIsStreamerMode) ? (
    <Hideable name={name} shown={children} hidden={<Hidden />} />
  ) : (
    children
  );

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

/**
 * A list or a form that viewers must not see, as a whole: in streamer mode a press shows it for five seconds.
 *
 * @example <PrivateBlock name="invoices"><InvoiceTable invoices={invoices} /></PrivateBlock>
 */
export const PrivateBlock = ({ name, children }: PrivateProps) => {
  const isStreamerMode = useAppSelector(selectIsStreamerMode);
  const [isShown, toggle] = useShown();
  if (!isStreamerMode) return children;
  return (
    <>
      {isShown ? children : null}
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

/**
 * A sentence in which amounts, card digits and addresses are hidden in streamer mode.
 *
 * @example <PrivateText name="next payment" text="You will be charged $71.88." />
 */
export const PrivateText = ({ name, text }: PrivateTextProps) => {
  const isStreamerMode = useAppSelector(selectIsStreamerMode);
  const parts = privateParts(text);
  if (!isStreamerMode || parts.every(({ isPrivate }) => !isPrivate)) return text;
  const hidden = parts.map((part, index) => (part.isPrivate ? <Hidden key={index} /> : part.text));
  return name === undefined ? hidden : <Hideable name={name} shown={text} hidden={hidden} />;
};
