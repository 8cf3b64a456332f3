/**
 * Runs on the player's page: takes the session token out of the address before anything else can see it, asks
 * the api whose it is, plays stations, and tells the api what plays.
 */
import { createPlayerApi, type PlayerApi } from './playerApi.ts';
import { trackOf } from './tracks.ts';

const token = new URLSearchParams(location.hash.slice(1)).get('token');
history.replaceState(null, '', location.pathname + location.search);

const find = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`);
const buttons = [...document.querySelectorAll<HTMLButtonElement>('button')];
const { apiUrl = '', asked = '' } = find('player')?.dataset ?? {};

const say = (name: 'who' | 'track' | 'told', text: string): void => {
  const place = find(name);
  if (place !== null) place.textContent = text;
};

const titleOf = (station: string): string => find(`station="${station}"`)?.textContent ?? station;

const run = (api: PlayerApi): void => {
  let station = '';
  let index = 0;
  let timer = 0;

  const mark = (): void => {
    for (const button of buttons) {
      const own = button.dataset.station;
      if (own !== undefined) button.setAttribute('aria-pressed', String(own === station));
      else button.disabled = station === '';
    }
  };

  const tell = async (isTold: Promise<boolean>): Promise<void> => {
    say('told', (await isTold) ? 'The api knows.' : 'The api did not take it.');
  };

  const play = (): void => {
    const track = trackOf(station, index);
    mark();
    say('track', `${track.title} by ${track.artist}, on ${titleOf(station)}.`);
    clearTimeout(timer);
    timer = window.setTimeout(next, track.durationSeconds * 1000);
    void tell(api.playing(station, track));
  };
  const next = (): void => {
    index += 1;
    play();
  };
  const tune = (to: string): void => {
    station = to;
    index = 0;
    play();
  };
  const stop = (): void => {
    clearTimeout(timer);
    station = '';
    mark();
    say('track', 'Nothing.');
    void tell(api.stopped());
  };

  for (const button of buttons) {
    const { station: own, next: isNext, stop: isStop } = button.dataset;
    if (own !== undefined) {
      button.disabled = false;
      button.addEventListener('click', () => tune(own));
    }
    if (isNext !== undefined) button.addEventListener('click', next);
    if (isStop !== undefined) button.addEventListener('click', stop);
  }
  if (asked !== '') tune(asked);
};

const dayText = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const pastDueText = (until: string | null): string => {
  if (until === null) return '';
  return ` The last payment failed${until === '' ? '' : `: access ends on ${dayText(until)}`}.`;
};

const extendedText = (until: string | null): string =>
  until === null
    ? ''
    : ` The plan is over and covers this stream, until ${until.slice(11, 16)} UTC at the latest.`;

const showPage = (guid: string): void => {
  const link = document.querySelector<HTMLAnchorElement>('a[data-page]');
  if (link === null) return;
  link.href = `${link.href.replace(/\/$/, '')}/${encodeURIComponent(guid)}`;
  link.hidden = false;
};

const start = async (): Promise<void> => {
  if (token === null) return say('who', 'Nobody is signed in: the address brought no token.');
  const api = createPlayerApi(apiUrl, token);
  try {
    const listener = await api.who();
    if (listener === null) return say('who', 'The api did not accept the session token.');
    say(
      'who',
      `Playing for ${listener.name}.${pastDueText(listener.pastDueUntil)}${extendedText(listener.extendedUntil)}`,
    );
    showPage(listener.guid);
    run(api);
  } catch {
    say('who', 'The api could not be reached.');
  }
};

void start();
