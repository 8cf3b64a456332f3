import { Row } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';

/** The buttons of an intro: on phones the quiet second one gives up its padding, so that both fit on one line. */
export const ActionRow = styled(Row, {
  base: css`${below(576)} { & > :last-child:not(:first-child) { padding-inline: 2px; } }`,
});
