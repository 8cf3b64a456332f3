/** Runs on the pages that open in a window or frame: a button posts its message to whoever opened the page. */
const event = document.querySelector<HTMLElement>('[data-event]')?.dataset.event ?? '';
const target: Window = window.opener ?? window.parent;

const end = (button: HTMLButtonElement): void => {
  const message: unknown = JSON.parse(button.dataset.message ?? '{}');
  target.postMessage(JSON.stringify({ recurly_event: event, recurly_message: message }), '*');
};

for (const button of document.querySelectorAll<HTMLButtonElement>('[data-message]')) {
  button.addEventListener('click', () => end(button));
}

export {};
