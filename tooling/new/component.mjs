import { createChanges, kebabOf } from './changes.mjs';

/** What a new component may weigh at first, in gzipped bytes: a styled element and a little more. */
const budgetBytes = 700;

const component = (/** @type {string} */ name) => `'use client';

import type { ComponentProps, ReactElement } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';

/** Props of {@link ${name}}. */
export interface ${name}Props extends ComponentProps<'div'> {
  /** How much it asks to be looked at. @default 'plain' */
  tone?: 'plain' | 'teal';
}

/**
 * TODO: what it is for, in one sentence.
 *
 * @example <${name}>Words</${name}>
 */
export const ${name}: (props: ${name}Props) => ReactElement = styled('div', {
  base: css\`
    padding: 16px;
    border-radius: var(--bb-r-m);
    @media (forced-colors: active) { border: 1px solid; }
  \`,
  variants: {
    tone: {
      plain: css\`background: var(--bb-overlay); color: var(--bb-text);\`,
      teal: css\`background: var(--bb-teal-tint); color: var(--bb-teal);\`,
    },
  },
  defaults: { tone: 'plain' },
});
`;

const story = (/** @type {string} */ name) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${name} } from './${name}.tsx';

const meta = {
  title: 'New/${name}',
  component: ${name},
  args: { children: 'Words' },
} satisfies Meta<typeof ${name}>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Teal: Story = { args: { tone: 'teal' } };
`;

const test = (/** @type {string} */ name) => `import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { StyleProvider } from '../styling/StyleProvider.tsx';
import { ${name} } from './${name}.tsx';

it('shows what it is given', () => {
  const html = renderToString(
    <StyleProvider>
      <${name}>Words</${name}>
    </StyleProvider>,
  );
  expect(html).toContain('Words</div>');
});
`;

/**
 * A component of packages/ui: with its story, its test, its export, and its rows in the tables of all components.
 *
 * @param {string} name
 * @param {string} folder
 * @returns {string[]} the files that have been written
 */
export const newComponent = (name, folder = kebabOf(name)) => {
  if (!/^[A-Z][a-zA-Z]+$/.test(name)) throw new Error('A component has a name such as PriceTag.');
  if (!/^[a-z-]+$/.test(folder)) throw new Error('A folder has a name such as price-tag.');
  const changes = createChanges();
  const src = 'packages/ui/src';
  changes.add(`${src}/${folder}/${name}.tsx`, component(name));
  changes.add(`${src}/${folder}/${name}.stories.tsx`, story(name));
  changes.add(`${src}/${folder}/${name}.test.tsx`, test(name));
  changes.append(`${src}/index.ts`, `export { ${name}, type ${name}Props } from './${folder}/${name}.tsx';`);
  const row = `  ${name}: (probe) => <ui.${name} {...probe} />,`;
  changes.insertSorted(`${src}/conformance/componentCases.tsx`, /^ {2}([A-Z]\w*): \(/gm, name, row);
  const budget = `  "${name}": ${budgetBytes},`;
  changes.insertSorted('packages/ui/size/budgets.json', /^ {2}"([A-Z]\w*)": /gm, name, budget);
  return changes.write();
};
