import { Button, Icon, Row, VisuallyHidden } from '@backbeat/ui';
import { EyeIcon, EyeOffIcon } from '@backbeat/ui/icons';
import { css, styled } from '@backbeat/ui/styling';
import { type ReactNode, useEffect, useState } from 'react';
import { useStreamerMode } from './streamerMode.ts';

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

/** As many for a long fact as for a short one. */
const cells = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Stands in the place of something that is covered. */
const Covered = () => (
  <>
    <Cells aria-hidden="true">
      {cells.map((cell) => (
        <i key={cell} />
      ))}
    </Cells>
    <VisuallyHidden>hidden</VisuallyHidden>
  </>
);

/** For how long a press shows what streamer mode hides. */
const shownMs = 5_000;

interface PrivateBlockProps {
  /** What is hidden, for the button: 'letters'. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part that viewers must not see: in streamer mode a press shows it for five seconds. */
export const PrivateBlock = ({ name, children }: PrivateBlockProps) => {
  const isHiding = useStreamerMode();
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsShown(false), shownMs);
    return () => clearTimeout(timer);
  }, [isShown]);
  if (!isHiding) return children;
  return (
    <>
      {isShown ? children : null}
      <Row>
        {isShown ? null : (
          <span>
            <Covered />
          </span>
        )}
        <Button variant="quiet" size="sm" onClick={() => setIsShown((was) => !was)}>
          <Icon icon={isShown ? EyeOffIcon : EyeIcon} />
          {isShown ? 'Hide' : 'Show'} {name}
        </Button>
      </Row>
    </>
  );
};

/** A word that viewers must not see: in streamer mode it is not on the page. */
export const Private = ({ children }: { readonly children: ReactNode }) =>
  useStreamerMode() ? <Covered /> : children;
