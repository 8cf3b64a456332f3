import { Button } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useBottomBars } from '../chrome/bottomBars.ts';
import { loadAgain, problemStore } from './missingFiles.ts';

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
    'A part of this page could not be loaded. Load the page again to get it: what you typed here goes then.',
  unreachable: 'We could not reach the server. Check your connection and try again.',
} as const;

/** Says at the lower edge that a file is gone since this page was loaded, and offers to load it anew. */
export const ReleaseWatch = () => {
  const { key } = useLocation();
  const problem = useSyncExternalStore(problemStore.subscribe, problemStore.get, () => null);
  const [isWaiting, setIsWaiting] = useState(false);
  const { payBar, cookies } = useBottomBars();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key is another place
  useEffect(() => problemStore.dropOf(window.location.href), [key]);

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
