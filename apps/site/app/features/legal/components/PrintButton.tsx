import { Button, Icon } from '@backbeat/ui';
import { PrinterIcon } from '@backbeat/ui/icons';
import { css, styled } from '@backbeat/ui/styling';

const Print = styled(Button, {
  base: css`
    @media (scripting: none) { visibility: hidden; }
    @media print { display: none; }
  `,
});

/** Prints the page; the document has a layout for paper. */
export const PrintButton = () => (
  <Print size="sm" onClick={() => window.print()}>
    <Icon icon={PrinterIcon} />
    Print
  </Print>
);
