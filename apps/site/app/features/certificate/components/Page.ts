import { css, styled } from '@backbeat/ui/styling';
import { SheetPage } from '../../../chrome/SheetPage.ts';

export const Page = styled(SheetPage, {
  base: css`
    max-inline-size: 62rem;
    @media print { display: block; min-block-size: 0; padding: 0; & > * + * { margin-block-start: 14pt; } }
  `,
});
