'use client';

import { type ComponentProps, type ReactElement, type ReactNode, use, useId } from 'react';
import { sharedContext } from '../sharedContext.ts';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

const GroupContext = sharedContext<string | undefined>('ui/group', undefined);

const Root = styled('div', { base: css`border-block-start: 2px solid var(--bb-line);` });

const bar = 'linear-gradient(currentColor 0 0) center';

const Item = styled('details', {
  base: css`
    border-block-end: 1px solid var(--bb-rule);
    & > summary {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 32px;
      gap: 20px;
      align-items: center;
      min-block-size: 72px;
      margin-inline: -10px;
      padding: 16px 10px;
      font: 650 var(--bb-fs-h3)/1.25 var(--bb-font-display);
      letter-spacing: -.012em;
      list-style: none;
      cursor: pointer;
    }
    & > summary:hover { color: var(--bb-pink); }
    & > summary:focus-visible { outline-offset: -3px; border-radius: var(--bb-r-s); }
    & > summary:active { color: var(--bb-pink-press); }
    & > summary::after {
      content: "";
      inline-size: 32px;
      block-size: 32px;
      border-radius: 10px;
      background: ${bar}/14px 2.5px no-repeat, ${bar}/2.5px 14px no-repeat, var(--bb-overlay);
    }
    &[open] > summary::after { background: linear-gradient(var(--bb-on-pink) 0 0) center/14px 2.5px no-repeat, var(--bb-pink); }
    @media (forced-colors: active) {
      & > summary::after { content: "+"; display: grid; place-items: center; border: 1px solid; }
      &[open] > summary::after { content: "−"; }
    }
  `,
});

const Answer = styled('div', {
  base: css`display: grid; gap: 12px; max-inline-size: 38.7em; padding-block-end: 24px; color: var(--bb-muted);`,
});

/** Props of {@link Accordion}. */
export interface AccordionProps extends ComponentProps<'div'> {
  /** Opening one item closes the others. @default true */
  exclusive?: boolean;
}

/**
 * Questions that open on their answers. Native `<details>`: works without JavaScript, and find-in-page opens it.
 *
 * @example <Accordion><AccordionItem title="Can I cancel any time?">Yes.</AccordionItem></Accordion>
 */
export const Accordion = ({ exclusive = true, ...rest }: AccordionProps): ReactElement => {
  const name = useId();
  return (
    <GroupContext value={exclusive ? name : undefined}>
      <Root {...rest} />
    </GroupContext>
  );
};

/** Props of {@link AccordionItem}; what is not named here goes to the `<details>`. */
export interface AccordionItemProps extends Omit<ComponentProps<'details'>, 'title'> {
  /** The question. */
  title: ReactNode;
  /** Open at first. @default false */
  open?: boolean;
}

/**
 * One question with its answer.
 *
 * @example <AccordionItem title="Can I get a refund?">Yes, within 14 days of payment.</AccordionItem>
 */
export const AccordionItem = ({ title, children, ...rest }: AccordionItemProps): ReactElement => (
  <Item name={use(GroupContext)} {...rest}>
    <summary>{title}</summary>
    <Answer>{children}</Answer>
  </Item>
);
