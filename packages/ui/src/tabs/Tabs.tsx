'use client';

import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { isComposing } from '../field/isComposing.ts';
import { indexByKey } from '../menu/arrowKeys.ts';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

const List = styled('div', {
  base: css`
    display: flex;
    gap: clamp(8px, calc(3vw - 12px), 24px);
    margin-inline: -6px;
    background: linear-gradient(var(--bb-rule) 0 0) 6px 100% / calc(100% - 12px) 2px no-repeat;
    overflow-x: auto;
    scrollbar-width: none;
  `,
});

const TabButton = styled('button', {
  base: css`
    position: relative;
    flex: none;
    padding: 12px 6px 14px;
    border: 0;
    background: none;
    color: var(--bb-muted);
    font: 700 var(--bb-fs-h3)/1.2 var(--bb-font-display);
    letter-spacing: -.014em;
    cursor: pointer;
    &:hover, &[aria-selected="true"] { color: var(--bb-text); }
    &:focus-visible { outline-offset: -3px; border-radius: var(--bb-r-s); }
    &[aria-selected="true"]::after { content: ""; position: absolute; inset-inline: 6px; inset-block-end: 0; block-size: 4px; border-radius: 2px; background: var(--bb-pink); }
    @media (forced-colors: active) { &[aria-selected="true"]::after { background: Highlight; } }
  `,
});

const Panel = styled('div', { base: css`padding-block-start: clamp(24px, 3vw, 40px);` });

/** One tab with its panel. */
export interface Tab<Id extends string> {
  /** Handed to `onChange`. */
  id: Id;
  /** Content of the tab. */
  label: ReactNode;
  /** What the tab shows; hidden panels stay in the page, so that they can be found and printed. */
  panel: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Id extends string> extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** The tabs in order. */
  tabs: readonly Tab<Id>[];
  /** The shown tab, when the parent controls it. */
  value?: Id;
  /** Called with the newly shown tab. */
  onChange?: (id: Id) => void;
}

/**
 * Views of the same place, one at a time. Arrow keys move between the tabs.
 *
 * @example <Tabs label="Compare" tabs={[{ id: 'plans', label: 'Compare Plans', panel: <Plans /> }]} />
 */
export const Tabs = <Id extends string>({
  label,
  tabs,
  value,
  onChange,
  ...rest
}: TabsProps<Id>): ReactElement => {
  const [own, setOwn] = useState<Id | undefined>(tabs[0]?.id);
  const shown = value ?? own;
  const baseId = useId();
  const show = (id: Id) => {
    setOwn(id);
    onChange?.(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposing(event)) return;
    const { direction } = getComputedStyle(event.currentTarget);
    const at = tabs.findIndex((tab) => tab.id === shown);
    const next =
      tabs[
        indexByKey(
          event.key,
          tabs.length,
          at,
          direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'],
        ) ?? -1
      ];
    if (next === undefined) return;
    event.preventDefault();
    show(next.id);
    document.getElementById(`${baseId}-${next.id}`)?.focus();
  };
  return (
    <div {...rest}>
      <List role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={`${baseId}-${tab.id}`}
            aria-controls={`${baseId}-${tab.id}-panel`}
            aria-selected={tab.id === shown}
            tabIndex={tab.id === shown ? 0 : -1}
            onClick={() => show(tab.id)}
          >
            {tab.label}
          </TabButton>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          role="tabpanel"
          id={`${baseId}-${tab.id}-panel`}
          aria-labelledby={`${baseId}-${tab.id}`}
          hidden={tab.id !== shown}
        >
          {tab.panel}
        </Panel>
      ))}
    </div>
  );
};
