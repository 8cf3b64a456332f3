import { brand } from '@backbeat/domain';
import { Logo, SchemeToggle } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import type { ReactNode } from 'react';

const Page = styled('main', {
  base: css`
    display: grid;
    place-items: center;
    align-content: center;
    gap: 28px;
    min-block-size: 100dvh;
    padding: 24px 16px;
    & > * { inline-size: min(100%, 420px); }
  `,
});

const Top = styled('div', {
  base: css`display: flex; justify-content: space-between; align-items: center;`,
});

/** What stands before the desk, in the middle of the window: it shows nothing of anybody. */
export const DoorPage = ({ children }: { readonly children: ReactNode }) => (
  <Page>
    <Top>
      <Logo name={brand.name} />
      <SchemeToggle />
    </Top>
    {children}
  </Page>
);
