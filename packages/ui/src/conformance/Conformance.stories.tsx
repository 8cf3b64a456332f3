import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { componentCases } from './componentCases.tsx';

const meta = { title: 'Tests/Conformance', tags: ['!dev', '!autodocs'] } satisfies Meta;

export default meta;

const seen = new Map<string, Element | null>();

/** Class, attributes and ref of the caller reach the element that they are meant for. */
export const PassesEverythingThrough: StoryObj = {
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <>
      {Object.entries(componentCases).map(([name, draw]) => (
        <div key={name}>
          {draw({
            className: `probe-${name}`,
            'data-probe': name,
            ref: (element) => void seen.set(name, element),
          })}
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const name of Object.keys(componentCases)) {
      const element = canvasElement.querySelector(`[data-probe="${name}"]`);
      await expect(element, `${name} keeps its attributes`).not.toBeNull();
      await expect(seen.get(name), `${name} fills its ref`).toBe(element);
      await expect(element?.closest(`.probe-${name}`), `${name} carries its class`).not.toBeNull();
    }
  },
};
