import { createRef, StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, describe, expect, inject, it, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import './styles.css';
import { billing, config, fillCard, frames } from '../../browser/page.ts';
import { createEarlyPayments } from '../createEarlyPayments.ts';
import { createPayments, type PaymentsClient } from '../createPayments.ts';
import { CardField } from './CardField.tsx';
import { PaymentsProvider } from './PaymentsProvider.tsx';
import type { CardFieldsHandle } from './useCardFields.ts';

const sandboxUrl = inject('sandboxUrl');
const card = createRef<CardFieldsHandle>();
const onSubmit = vi.fn();

const Checkout = ({ create }: { readonly create: () => PaymentsClient }) => (
  <PaymentsProvider config={config} create={create}>
    <CardField ref={card} onSubmit={onSubmit} />
  </PaymentsProvider>
);

const status = () => document.querySelector<HTMLElement>('.bb-card')?.dataset.status;
const isReady = () => expect.poll(status, { timeout: 10_000 }).toBe('ready');

/** A page as a server has rendered it, with the place for the card. */
const servePage = () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Checkout create={() => createPayments(config)} />);
  document.body.append(place);
  const box = place.querySelector<HTMLElement>('.bb-card__box');
  if (box === null) throw new Error('The page has no place for the card.');
  return { place, box };
};

const problems = vi.fn();
let root: Root | undefined;
const hydrate = (place: HTMLElement, create: () => PaymentsClient) => {
  root = hydrateRoot(place, <Checkout create={create} />, { onRecoverableError: problems });
  return root;
};

afterEach(() => {
  root?.unmount();
  expect(problems).not.toHaveBeenCalled();
  onSubmit.mockClear();
  document.body.replaceChildren();
});

describe('createEarlyPayments', () => {
  it('shows a card before React is there, and the CardField takes it over with what was typed', async () => {
    const { place, box } = servePage();
    const early = createEarlyPayments(config, box);
    await fillCard('4111 1111 1111 1111');
    const frame = document.querySelector('iframe');
    hydrate(place, () => early);
    await isReady();
    expect(document.querySelector('iframe')).toBe(frame);
    expect(frames()).toBe(1);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    expect(await card.current?.tokenize(billing)).toMatchObject({ ok: true, value: { kind: 'card' } });
    root?.unmount();
    expect(frames()).toBe(0);
  });

  it('keeps the frame when the CardField is drawn again', async () => {
    const { place, box } = servePage();
    const early = createEarlyPayments(config, box);
    const frame = () => document.querySelector('iframe');
    await expect.poll(frames).toBe(1);
    const first = frame();
    const create = () => early;
    const drawn = hydrate(place, create);
    await isReady();
    drawn.render(<Checkout create={create} />);
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    expect(frame()).toBe(first);
  });

  it('tells the CardField what was wrong before it came', async () => {
    const { place, box } = servePage();
    const early = createEarlyPayments(config, box);
    await fillCard('4111 1111 1111 1112', '12 / 39', '123');
    hydrate(place, () => early);
    await expect.poll(() => document.querySelector('.bb-card__message')?.textContent).toMatch(/number/i);
  });

  it('gives way to fields of the CardField where its place is gone', async () => {
    const { place, box } = servePage();
    const early = createEarlyPayments(config, box);
    await expect.poll(frames).toBe(1);
    const lost = document.querySelector('iframe');
    const other = box.cloneNode();
    box.replaceWith(other);
    hydrate(place, () => early);
    await isReady();
    expect(frames()).toBe(1);
    expect(document.querySelector('iframe')).not.toBe(lost);
  });

  it('leaves a second try to the CardField where the provider did not come', async () => {
    const { place, box } = servePage();
    const fresh = { ...config, scriptUrl: `${config.scriptUrl}?early` };
    await commands.setReachable(sandboxUrl, false);
    const early = createEarlyPayments(fresh, box);
    expect(await early.load()).toMatchObject({ ok: false });
    await commands.setReachable(sandboxUrl, true);
    hydrate(place, () => early);
    await isReady();
    expect(frames()).toBe(1);
  });

  it('is disposed of by StrictMode, which makes everything twice', async () => {
    const { place, box } = servePage();
    let early: PaymentsClient | null = createEarlyPayments(config, box);
    const create = () => {
      const taken = early;
      early = null;
      return taken ?? createPayments(config);
    };
    root = hydrateRoot(
      place,
      <StrictMode>
        <Checkout create={create} />
      </StrictMode>,
      { onRecoverableError: problems },
    );
    await isReady();
    expect(frames()).toBe(1);
  });
});
