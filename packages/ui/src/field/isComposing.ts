/** The fields of a key event that are read; React's events and the browser's have them. */
interface PressedKey {
  readonly keyCode: number;
  readonly isComposing?: boolean;
  readonly nativeEvent?: { readonly isComposing: boolean };
}

/**
 * Whether a key is for an input method, which offers candidates while somebody writes Japanese, say: it is no command
 * then, not even Enter or Escape. Safari sends the key that takes a candidate afterwards, with the key code 229.
 *
 * @example isComposing({ keyCode: 229, isComposing: false }) // → true
 */
export const isComposing = ({ keyCode, nativeEvent, isComposing: own }: PressedKey): boolean =>
  (nativeEvent?.isComposing ?? own) === true || keyCode === 229;
