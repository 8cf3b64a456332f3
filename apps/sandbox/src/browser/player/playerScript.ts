/**
 * Runs on the player's page: takes the session token out of the address before anything else can see it,
 * asks the api whose it is, and says which station was asked for.
 */
const fragment = new URLSearchParams(location.hash.slice(1));
const token = fragment.get('token');
history.replaceState(null, '', location.pathname + location.search);

const who = document.querySelector<HTMLElement>('[data-who]');
const apiUrl = document.querySelector<HTMLElement>('[data-api-url]')?.dataset.apiUrl ?? '';

const say = (text: string): void => {
  if (who !== null) who.textContent = text;
};

const nameIn = (user: unknown): string => {
  if (typeof user !== 'object' || user === null) return '';
  const { display_name, username }: { display_name?: unknown; username?: unknown } = user;
  return String(display_name ?? username ?? '');
};

const ask = async (): Promise<void> => {
  if (token === null) return say('Nobody is signed in: the address brought no token.');
  try {
    const response = await fetch(`${apiUrl}/v1/me`, { headers: { authorization: `Bearer ${token}` } });
    if (!response.ok) return say('The api did not accept the session token.');
    say(`Playing for ${nameIn(await response.json())}.`);
  } catch {
    say('The api could not be reached.');
  }
};

void ask();

export {};
