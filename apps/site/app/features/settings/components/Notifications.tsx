import { Link, Notice } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useEffect, useId, useRef } from 'react';
import { StatusPlace } from '../../../chrome/StatusPlace.ts';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { notificationDismissed, selectNotification } from '../notificationSlice.ts';

/** Clear of the page's header, which stays where it is. */
const Place = styled(StatusPlace, {
  base: css`scroll-margin-block: 96px 24px; border-radius: var(--bb-r-m);`,
});

/** What just happened: pink for errors, teal otherwise. It comes into view, wherever on the page it was brought about. */
export const Notifications = () => {
  const notification = useAppSelector(selectNotification);
  const dispatch = useAppDispatch();
  const place = useRef<HTMLDivElement>(null);
  const textId = useId();

  useEffect(() => {
    if (notification === null) return;
    place.current?.scrollIntoView({ block: 'nearest' });
    // What was pressed may be gone with the news: then the next key goes on from here. A menu of the header stays open.
    const { activeElement, body } = document;
    const isInMain = place.current?.closest('main')?.contains(activeElement) ?? false;
    if (activeElement === body || (notification.takesFocus && isInMain))
      place.current?.focus({ preventScroll: true });
  }, [notification]);

  const notice =
    notification === null ? null : (
      <Notice
        role={notification.error ? 'alert' : undefined}
        tone={notification.error ? 'error' : 'ok'}
        onDismiss={() => dispatch(notificationDismissed())}
      >
        <span id={textId}>
          <PrivateText name="message" text={notification.message} />
        </span>
        {notification.link === undefined ? null : (
          <>
            {' '}
            <Link variant="strong" href={notification.link.href}>
              {notification.link.label}
            </Link>
          </>
        )}
      </Notice>
    );
  // An alert is read out in any case. A status is read as one while it is empty, in the order of the page.
  return (
    <Place
      ref={place}
      tabIndex={notification === null ? undefined : -1}
      {...(notification?.takesFocus ? { role: 'group', 'aria-labelledby': textId } : {})}
      aria-live={notification?.error ? undefined : 'polite'}
    >
      {notice}
    </Place>
  );
};
