import type { User } from '@backbeat/domain';
import type { Session } from '@backbeat/sdk';
import { Avatar, Button, Modal, ModalActions, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { tabStorage } from '../../../browserStorage.ts';
import { isModeOn, readStoredMode } from '../../../streamer-mode/storedMode.ts';
import { forgetTab } from '../forgetTab.ts';
import { takesCard } from '../sessionPaths.ts';
import { useUser } from '../useSession.ts';

const Person = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 16px;
    align-items: center;
    padding: 16px;
    border-radius: var(--bb-r-m);
    background: var(--bb-ground);
    overflow-wrap: anywhere;
  `,
});

const Name = styled('strong', { base: css`display: block;` });

const Address = styled('small', { base: css`color: var(--bb-muted); font-size: var(--bb-fs-small);` });

/** Names may be long, so each answer has a line of its own and may break. */
const Answers = styled(ModalActions, {
  base: css`&& > * { flex-basis: 100%; white-space: normal; overflow-wrap: anywhere; }`,
});

const nameOf = ({ display_name, username }: User): string => display_name || username;

interface OfferModalProps {
  readonly session: Session;
  readonly offered: User;
}

/**
 * Asks before a link signs anybody in: whoever sends one could have their own account charged, or filled with what
 * is somebody else's. Staying is the first answer, and Escape. A page that takes a card does not ask but refuses.
 */
export const OfferModal = ({ session, offered }: OfferModalProps) => {
  const user = useUser();
  const isRefused = takesCard(useLocation().pathname);
  const { declineOffer, acceptOffer } = session;

  useEffect(() => {
    if (isRefused) declineOffer();
  }, [isRefused, declineOffer]);

  if (isRefused) return null;
  const name = nameOf(offered);
  const [local, ...domain] = (offered.email || offered.username).split('@');
  return (
    <Modal
      role="alertdialog"
      open
      onClose={declineOffer}
      closable={false}
      onCancel={(event) => {
        event.preventDefault();
        declineOffer();
      }}
      title={`Continue as ${name}?`}
    >
      <Person>
        <Avatar size="lg" src={offered.avatar} />
        <div>
          <Name>{name}</Name>
          <Address>
            {isModeOn(readStoredMode()) ? (
              'Hidden in streamer mode'
            ) : (
              <>
                {/* A long address breaks before its company. */}
                <span>{local}</span>
                <wbr />
                <span>{domain.map((part) => `@${part}`).join('')}</span>
              </>
            )}
          </Address>
        </div>
      </Person>
      <Text>
        The link you followed signs you in to this account. Continue only if it is yours: what you buy or save
        there belongs to it.
      </Text>
      <Answers>
        <Button variant="primary" onClick={declineOffer}>
          {user === null ? 'Stay signed out' : `Stay signed in as ${nameOf(user)}`}
        </Button>
        <Button
          onClick={() => {
            // What this tab kept for the former person is dropped.
            forgetTab(tabStorage);
            void acceptOffer();
          }}
        >
          {`Continue as ${name}`}
        </Button>
      </Answers>
    </Modal>
  );
};
