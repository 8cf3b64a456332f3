import { Heading, Section } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';

const Steps = styled('ol', {
  base: css`
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 28px var(--bb-gap);
    & > li { display: grid; gap: 8px; align-content: start; }
    ${below(768)} {
      grid-template-columns: minmax(0, 1fr);
      gap: 24px;
      & > li { grid-template-columns: 96px minmax(0, 1fr); column-gap: 16px; }
    }
  `,
});

const Cells = styled('span', {
  base: css`
    display: grid;
    grid-template-columns: repeat(3, 28px);
    gap: 6px;
    margin-block-end: 12px;
    & i { block-size: 28px; border-radius: 8px; background: var(--bb-cell-1); }
    & i[data-on] { background: var(--bb-art-pink); }
    ${below(768)} {
      grid-row: 1 / span 2;
      grid-template-columns: repeat(3, 24px);
      margin: 4px 0 0;
      & i { block-size: 24px; }
    }
  `,
});

const Text = styled('p', {
  base: css`max-inline-size: 21.9em; color: var(--bb-muted); ${below(768)} { grid-column: 2; }`,
});

const cells = [1, 2, 3] as const;

/** Three steps, each with one more lit cell. */
export const HowGiftCardsWork = ({ range }: { readonly range: string }) => {
  const steps = [
    { lit: 1, title: 'Choose an amount', text: `Anything from ${range}, in US dollars.` },
    { lit: 2, title: 'Say who gets it', text: 'We email the code to you or to them, with your message.' },
    {
      lit: 3,
      title: 'Add it at checkout',
      text: 'It is used before your card. Anything left over goes towards your next payment.',
    },
  ];
  return (
    <Section step={5} title="How a gift card works">
      <Steps>
        {steps.map(({ lit, title, text }) => (
          <li key={lit}>
            <Cells aria-hidden="true">
              {cells.map((at) => (
                <i key={at} data-on={at <= lit ? '' : undefined} />
              ))}
            </Cells>
            <Heading level={3}>{title}</Heading>
            <Text>{text}</Text>
          </li>
        ))}
      </Steps>
    </Section>
  );
};
