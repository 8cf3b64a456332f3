/* Listeners on the window, counted from before the provider's script is there: import this first. */
const listeners = new Set<unknown>();
const { addEventListener: add, removeEventListener: remove } = window;

window.addEventListener = (...args: Parameters<typeof add>) => {
  if (args[0] === 'message') listeners.add(args[1]);
  add.apply(window, args);
};
window.removeEventListener = (...args: Parameters<typeof remove>) => {
  if (args[0] === 'message') listeners.delete(args[1]);
  remove.apply(window, args);
};

/** How many listeners for messages the window has now. */
export const messageListeners = (): number => listeners.size;
