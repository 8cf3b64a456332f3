import { StepGrid } from '@backbeat/ui';

const rows = ['12--1t1112--', '11p112p1t1p1'];

/** The strip of steps along the upper edge of the session modals. */
export const ModalArt = () => <StepGrid rows={rows} pitch={36} cell={29} radius={9} />;
