import { PlanChooser } from '@backbeat/pricing';
import { Container } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { TaxNote, usePlanSelection } from '../../pricing/index.ts';

const WholeWindow = styled(Container, {
  base: css`
    display: grid;
    grid-template-rows: 1fr auto;
    gap: 14px;
    min-block-size: 100vh;
    min-block-size: 100svh;
    padding-block: clamp(96px, 9vw, 124px) clamp(24px, 6vw, 72px);
    ${below(768)} { padding-block-start: 84px; }
  `,
});

/** Two pads that fill the window: one kind of creator each. */
const PlanChooserView = () => {
  const { session, onSelect } = usePlanSelection();
  return (
    <WholeWindow>
      <PlanChooser session={session} compareHref="/pricing" onSelect={onSelect} />
      <TaxNote />
    </WholeWindow>
  );
};

export default PlanChooserView;
