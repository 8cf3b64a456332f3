import { Notice, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useEffect, useRef } from 'react';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { CopySupportDetails } from '../../../support/CopySupportDetails.tsx';
import type { ProblemText } from '../checkoutProblem.ts';

const ForSupport = styled('div', {
  base: css`display: grid; gap: 12px; justify-items: start;`,
});

/** What went wrong, on top of the form. It takes the focus unless the card does. */
export const ProblemNotice = ({ text }: { readonly text: ProblemText }) => {
  const notice = useRef<HTMLDivElement>(null);
  const { banner, detail, isAtCard, isQuestion } = text;
  const isFailure = banner !== null && !isAtCard;

  useEffect(() => {
    if (isAtCard) return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, [isAtCard]);

  if (banner === null && isAtCard) return null;
  return (
    <>
      <Notice
        ref={notice}
        tabIndex={-1}
        tone={isQuestion ? 'test' : 'error'}
        // With the card's own message the page says it in one.
        role={isAtCard ? 'none' : 'alert'}
      >
        <PrivateText name="amount" text={banner ?? detail} />
        {isFailure ? (
          <Text size="small" inline>
            <br />
            <PrivateText name="amount" text={detail} />
          </Text>
        ) : null}
      </Notice>
      {isFailure ? (
        <ForSupport>
          <CopySupportDetails />
        </ForSupport>
      ) : null}
    </>
  );
};
