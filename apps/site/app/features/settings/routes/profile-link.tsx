import { storageKeys } from '@backbeat/sdk';
import { Heading, Stack, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { tabStorage } from '../../../browserStorage.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { type LinkOutcome, linkOutcome, readLinkMessage, tellOpener } from '../connections/linkMessage.ts';
import { notified } from '../notificationSlice.ts';

const Middle = styled('main', {
  base: css`display: grid; min-block-size: 100dvh; padding: 24px; place-content: center; text-align: center;`,
});

const failureText = ({ reason }: LinkOutcome): string => reason ?? 'The account could not be connected.';

/** A window that a page opened has no bars of its own. */
const isSmallWindow = (): boolean => !window.menubar.visible;

/**
 * The page on which connecting an account ends: a popup tells its opener and closes, a window of its own goes back to
 * where the person came from, with what went wrong. Opened by itself it is blank.
 */
const ProfileLink = () => {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [ended, setEnded] = useState<LinkOutcome | null>(null);

  useEffect(() => {
    const outcome = linkOutcome(window.location.search);
    // Opened by itself: nothing has ended here.
    if (outcome === null) return;
    const message = readLinkMessage(outcome);
    if (message !== null) tellOpener(message);
    if (message !== null || isSmallWindow()) {
      setEnded(outcome);
      return window.close();
    }
    if (!outcome.success) dispatch(notified({ error: true, message: failureText(outcome) }));
    if (tabStorage.getItem(storageKeys.redirect) === null)
      void navigate('/settings/identity', { replace: true });
  }, [navigate, dispatch]);

  if (ended === null) return null;
  return (
    <Middle>
      <Stack>
        <Heading level={1} size="title">
          {ended.success ? 'The account is connected.' : failureText(ended)}
        </Heading>
        <Text tone="muted">You can close this window.</Text>
      </Stack>
    </Middle>
  );
};

export default ProfileLink;
