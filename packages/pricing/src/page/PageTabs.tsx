'use client';

import { isComposing } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { pageTexts } from '../texts/english/page.ts';
import { textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';

const List = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    gap: 0 clamp(20px, 3vw, 36px);
    & > a {
      position: relative;
      padding: 12px 0 14px;
      color: var(--bb-muted);
      font: 700 var(--bb-fs-h3)/1.2 var(--bb-font-display);
      letter-spacing: -.014em;
      text-decoration: none;
    }
    & > a:hover, & > a[aria-selected="true"] { color: var(--bb-text); }
    & > a[aria-selected="true"]::after {
      content: "";
      position: absolute;
      inset: auto 0 -3px;
      border: 2px solid var(--bb-pink);
      border-radius: 2px;
    }
  `,
});

/** Without scripts both panels show; before hydration the fragment of the address (`:target`) chooses one. */
const Panel = styled('div', {
  base: css`
    scroll-margin-block-start: 96px;
    &[hidden] { display: none; }
    @media (scripting: none) { & + & { margin-block-start: var(--bb-section); } }
  `,
  variants: { targetOnly: { true: css`@media (scripting: enabled) { &:not(:target) { display: none; } }` } },
});

const tabs = [
  { id: 'plans', label: 'comparePlans' },
  { id: 'features', label: 'compareFeatures' },
] as const;

type TabId = (typeof tabs)[number]['id'];

const idOf = (id: TabId) => `tab-${id}`;

/** Which of the two tabs is shown, and whether React has hydrated them. */
export interface PageTab {
  readonly shown: TabId;
  readonly isHydrated: boolean;
  readonly show: (id: TabId) => void;
}

/**
 * The state of the two tabs: the plans, or what the address asks for.
 *
 * @example
 * const tab = usePageTab();
 */
export const usePageTab = (): PageTab => {
  const [shown, show] = useState<TabId>('plans');
  const [isHydrated, setIsHydrated] = useState(false);
  // As a transition, because React may still be hydrating the rest of the page.
  useEffect(
    () =>
      startTransition(() => {
        if (window.location.hash === '#features') show('features');
        setIsHydrated(true);
      }),
    [],
  );
  return { shown, isHydrated, show };
};

/** There are two tabs, so either arrow leads to the other one. */
const tabFor = (key: string, shown: TabId): TabId | null => {
  if (key === 'Home') return 'plans';
  if (key === 'End') return 'features';
  if (!/^Arrow[LR]/.test(key)) return null;
  return shown === 'plans' ? 'features' : 'plans';
};

/**
 * The two ways to compare, as tabs that are links: they lead to their panels also without JavaScript.
 *
 * @example <PageTabs {...usePageTab()} />
 */
export const PageTabs = ({ shown, show }: PageTab): ReactElement => {
  const texts = textsIn(useLanguage(), pageTexts);
  const press = (id: TabId) => (event: MouseEvent) => {
    event.preventDefault();
    show(id);
  };
  const move = (event: KeyboardEvent) => {
    const next = tabFor(event.key, shown);
    if (next === null || isComposing(event)) return;
    event.preventDefault();
    show(next);
    document.getElementById(idOf(next))?.focus();
  };
  return (
    <List role="tablist" aria-label={texts.compare} onKeyDown={move}>
      {tabs.map(({ id, label }) => (
        <a
          key={id}
          id={idOf(id)}
          href={`#${id}`}
          role="tab"
          aria-selected={id === shown}
          aria-controls={id}
          tabIndex={id === shown ? 0 : -1}
          onClick={press(id)}
        >
          {texts[label]}
        </a>
      ))}
    </List>
  );
};

/** Props of {@link TabPanel}. */
export interface TabPanelProps extends PageTab {
  readonly id: TabId;
  readonly children: ReactNode;
}

/**
 * What one of the tabs shows.
 *
 * @example <TabPanel id="plans" {...usePageTab()}>…</TabPanel>
 */
export const TabPanel = ({ id, shown, isHydrated, children }: TabPanelProps): ReactElement => (
  <Panel
    role="tabpanel"
    id={id}
    aria-labelledby={idOf(id)}
    hidden={isHydrated && id !== shown}
    targetOnly={!isHydrated && id !== 'plans'}
  >
    {children}
  </Panel>
);
