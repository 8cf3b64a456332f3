import { Button } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { tabStorage } from '../browserStorage.ts';
import { useBottomBars } from '../chrome/bottomBars.ts';
import { dropProblemOf, loadAgain, type Problem, problemStore, startRecovery } from './recovery.ts';
import { watchTyping } from './typedFields.ts';
import { putBack, type TypedText, takeTyped } from './typedTexts.ts';

const Bar = styled('div', {
  base: css`
    position: fixed;
    z-index: 60;
    inset-inline: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
    inline-size: min(640px, 100vw - 2 * var(--bb-gutter));
    margin-inline: auto;
    padding: 12px 12px 12px 18px;
    border-radius: var(--bb-r-m);
    background: var(--bb-inverse);
    color: var(--bb-on-inverse);
    font-size: var(--bb-fs-small);
    line-height: 1.4;
    --bb-focus: var(--bb-on-inverse);
    @media (forced-colors: active) { border: 2px solid; }
    @media print { display: none; }
  `,
});

const LoadButton = styled(Button, {
  base: css`flex: none; --bb-bg: var(--bb-on-inverse); --bb-fg: var(--bb-inverse); --bb-bd: var(--bb-on-inverse);`,
});

const texts = {
  failed:
    'A part of this page could not be loaded. Load the page again: what you typed stays, except cards and codes.',
  unreachable: 'We could not reach the server. Check your connection and try again.',
} as const satisfies Record<Problem['kind'], string>;

/** Puts back what was typed before a reload, as the fields of its page appear. */
const useTypedBefore = (pathname: string): void => {
  const [before, setBefore] = useState<readonly TypedText[]>([]);
  useEffect(() => setBefore(takeTyped(tabStorage, Date.now())), []);
  useEffect(() => {
    let left: readonly TypedText[] = before.filter(({ path }) => path === pathname);
    if (left.length === 0) return;
    const restore = () => {
      left = putBack(left);
      if (left.length === 0) observer.disconnect();
    };
    const observer = new MutationObserver(restore);
    observer.observe(document.body, { childList: true, subtree: true });
    restore();
    return () => observer.disconnect();
  }, [before, pathname]);
};

/**
 * Recovers from files that are gone since this page was loaded: once by a reload that brings a newer release, never in
 * the middle of what must not be interrupted; else a notice with a button stands at the lower edge.
 */
export const ReleaseWatch = () => {
  const { pathname, key } = useLocation();
  const problem = useSyncExternalStore(problemStore.subscribe, problemStore.get, () => null);
  const [isWaiting, setIsWaiting] = useState(false);
  const { payBar, cookies } = useBottomBars();
  useTypedBefore(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is another place
  useEffect(() => dropProblemOf(window.location.href), [key]);

  if (problem === null) return null;
  const load = async () => {
    setIsWaiting(true);
    await loadAgain();
    setIsWaiting(false);
  };
  return (
    <Bar role="alert" style={{ insetBlockEnd: payBar + cookies + 12 }}>
      <span>{texts[problem.kind]}</span>
      <LoadButton size="sm" loading={isWaiting} onClick={() => void load()}>
        Load again
      </LoadButton>
    </Bar>
  );
};

// Before it is drawn: a file may be missing already.
watchTyping();
startRecovery();
