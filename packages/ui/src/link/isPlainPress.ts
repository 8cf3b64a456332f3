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
