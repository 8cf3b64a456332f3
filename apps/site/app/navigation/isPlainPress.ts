/** Whether a press means a link itself, and no new tab or window. */
export const isPlainPress = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);
