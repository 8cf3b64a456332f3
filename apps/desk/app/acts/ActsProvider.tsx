import { Container, Notice } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { createContext, type ReactNode, use, useState } from 'react';
import { ActDialog } from './ActDialog.tsx';
import type { ActRequest } from './ActRequest.ts';

const ActsContext = createContext<(request: ActRequest) => void>(() => {});

/** Opens the dialog of an act. */
export const useActs = (): ((request: ActRequest) => void) => use(ActsContext);

const Place = styled(Container, {
  base: css`position: fixed; inset-block-end: 16px; inset-inline: 0; z-index: 25; pointer-events: none; & > * { pointer-events: auto; }`,
});

const doneText = (isDone: boolean): string =>
  isDone
    ? 'Done. It stands in the timeline and in the log.'
    : 'It goes on by itself: the payment provider has not answered yet. The timeline will say when it has.';

/** Around the screens: one dialog for all acts, and what became of the last one. */
export const ActsProvider = ({ children }: { readonly children: ReactNode }) => {
  const [request, setRequest] = useState<ActRequest | null>(null);
  const [done, setDone] = useState<boolean | null>(null);
  const open = (asked: ActRequest) => {
    setDone(null);
    setRequest(asked);
  };
  return (
    <ActsContext value={open}>
      {children}
      {done === null ? null : (
        <Place>
          <Notice onDismiss={() => setDone(null)}>{doneText(done)}</Notice>
        </Place>
      )}
      {request === null ? null : (
        <ActDialog
          request={request}
          onClose={() => setRequest(null)}
          onDone={(isDone) => {
            setRequest(null);
            setDone(isDone);
          }}
        />
      )}
    </ActsContext>
  );
};
