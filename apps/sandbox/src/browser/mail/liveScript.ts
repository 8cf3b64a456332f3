/** Shows a mailbox anew when something has come. */
const everyMs = 1_000;

const source = document.querySelector('[data-live]')?.getAttribute('data-live') ?? '';
const read = async (): Promise<string> => (await fetch(source)).text();

let shown: string | null = null;
setInterval(() => {
  read().then(
    (text) => {
      if (shown !== null && shown !== text) location.reload();
      shown ??= text;
    },
    () => {
      // The sandbox starts anew.
    },
  );
}, everyMs);
