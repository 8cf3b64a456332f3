import { splitExpiry } from '../../cards/expiry.ts';
import { isRecord } from '../isRecord.ts';
import { configInFragment, fieldConfig } from './fieldConfig.ts';
import { fieldState } from './fieldState.ts';
import { applyStyle, placeholderOf } from './fieldStyle.ts';
import { PartInput } from './PartInput.ts';
import { type PartName, partRules, partsOf } from './parts.ts';
import { type CardValues, requestToken } from './tokenRequest.ts';

/** What a field shows to the other fields of its group, which come from the same origin. */
interface FieldPeer {
  readonly groupId: string;
  values(): CardValues;
}

const peerKey = 'sandboxFieldPeer';

const isPeer = (value: unknown): value is FieldPeer =>
  typeof value === 'object' && value !== null && 'groupId' in value && 'values' in value;

/** Lets the other fields of the group find this one. */
const announcePeer = (peer: FieldPeer): void => {
  Reflect.set(window, peerKey, peer);
};

const peerIn = (frame: Window): FieldPeer | null => {
  try {
    const found: unknown = Reflect.get(frame, peerKey);
    return isPeer(found) ? found : null;
  } catch {
    // The frame is of another origin.
    return null;
  }
};

/** The fields of a group on this page, this one among them. */
const peersOf = (groupId: string): FieldPeer[] => {
  const frames = Array.from({ length: parent.frames.length }, (_, index) => parent.frames[index]);
  return frames
    .flatMap((frame) => (frame === undefined ? [] : (peerIn(frame) ?? [])))
    .filter((peer) => peer.groupId === groupId);
};

let config = configInFragment(location.hash);
let lastState = '';

const send = (event: string, body: object = {}): void => {
  parent.postMessage({ event, body, groupId: config.groupId }, '*');
};

const tell = (name: string, body?: object): void => send(`${config.prefix}:${name}`, body);

const tellState = (): void => {
  const state = fieldState(config.type, inputs);
  const text = JSON.stringify(state);
  if (text === lastState) return;
  lastState = text;
  tell('state:change', state);
};

const inputs = partsOf[config.type].map(
  (name) =>
    new PartInput(name, {
      change: tellState,
      focus: () => tell('focus', { type: config.type }),
      blur: () => tell('blur', { type: config.type }),
      submit: () => tell('submit'),
      move: (from, by) => inputs[inputs.findIndex((part) => part.name === from) + by]?.input.focus(),
    }),
);

const shownIn = (name: PartName): string => inputs.find((part) => part.name === name)?.value ?? '';

const ownValues = (): CardValues => {
  switch (config.type) {
    case 'card':
      return { number: shownIn('number'), ...splitExpiry(shownIn('expiry')), cvv: shownIn('cvv') };
    case 'number':
      return { number: shownIn('number') };
    case 'month':
      return { month: shownIn('month') };
    case 'year':
      return { year: shownIn('year') };
    case 'cvv':
      return { cvv: shownIn('cvv') };
    default:
      return config.type satisfies never;
  }
};

/** Exactly one field of a group answers: the one with the number, or a security code that stands alone. */
const isSpeaker = (group: readonly CardValues[]): boolean =>
  config.type === 'card' || config.type === 'number' || (config.type === 'cvv' && group.length === 1);

const markRefused = (fields: readonly string[]): void => {
  const isExpiry = fields.includes('month') || fields.includes('year');
  for (const part of inputs)
    if (fields.includes(part.name) || (part.name === 'expiry' && isExpiry)) part.refuse();
  tellState();
};

const tokenize = async (request: unknown): Promise<void> => {
  const group = peersOf(config.groupId).map((peer) => peer.values());
  if (!isRecord(request) || !isSpeaker(group)) return;
  const values: CardValues = Object.assign({}, ...group);
  const answer = await requestToken(config, values, isRecord(request.inputs) ? request.inputs : {});
  if (answer.err !== null) markRefused(answer.err.fields);
  send(`token:done:${String(request.id)}`, answer);
};

const focusFirst = (): void => {
  const wrong = inputs.find(({ state }) => !state.valid) ?? inputs[0];
  wrong?.input.focus();
};

const dress = (): void => {
  applyStyle(config);
  for (const { name, input } of inputs) {
    input.placeholder = placeholderOf(config, name) ?? partRules[name].placeholder;
    input.tabIndex = config.tabIndex;
  }
};

const configure = (given: unknown): void => {
  const { type, prefix, groupId } = config;
  const next = fieldConfig(given);
  // Classic fields hear the configuration of each field of the page.
  if (next.type !== type) return;
  config = { ...next, prefix, groupId };
  dress();
};

const receive = (event: string, body: unknown): void => {
  if (event === `${config.prefix}:configure!` || event === 'hostedField:configure') configure(body);
  if (event === `${config.prefix}:focus!` || event === `hostedField:${config.type}:focus!`) focusFirst();
  if (event === 'token:init') void tokenize(body);
};

addEventListener('message', ({ data, source }) => {
  if (source !== parent || !isRecord(data) || data.groupId !== config.groupId) return;
  if (typeof data.event === 'string') receive(data.event, data.body);
});

document.body.className = `field field--${config.type}`;
document.body.append(...inputs.flatMap(({ nodes }) => nodes));
dress();
announcePeer({ groupId: config.groupId, values: ownValues });
tell('ready', { type: config.type });
tellState();
