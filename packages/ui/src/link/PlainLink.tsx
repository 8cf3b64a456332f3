'use client';

import { type ReactElement, use } from 'react';
import { type AnchorProps, LinkContext } from './LinkProvider.tsx';

const leavesTheApp = ({ href = '', target, download }: AnchorProps): boolean =>
  (target !== undefined && target !== '_self') ||
  download !== undefined ||
  !/^[/?]|^$/.test(href) ||
  href.startsWith('//');

/**
 * An unstyled link: the app's anchor for addresses of its own, a plain `<a>` for all others. A link to a new window
 * does not hand over its opener.
 *
 * @example <PlainLink href="/pricing">Pricing</PlainLink>
 */
export const PlainLink = (props: AnchorProps): ReactElement => {
  const Anchor = use(LinkContext);
  const rel = props.rel ?? (props.target === '_blank' ? 'noopener noreferrer' : undefined);
  const passed = rel === undefined ? props : { ...props, rel };
  return leavesTheApp(props) ? <a {...passed} /> : <Anchor {...passed} />;
};

/**
 * Whether a press on a link means the link itself, and no new tab, window or download, which the browser does.
 *
 * @example isPlainPress({ button: 0, altKey: false, ctrlKey: true, metaKey: false, shiftKey: false }) // → false
 */
export const isPlainPress = ({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  !(button || altKey || ctrlKey || metaKey || shiftKey);
