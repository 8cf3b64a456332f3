import { wrapTexts } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import type { ReactNode } from 'react';

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
export const AppWindow = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <Frame role="img" aria-label={label}>
    <Buttons>
      <i />
      <i />
      <i />
    </Buttons>
    {wrapTexts(children)}
  </Frame>
);
