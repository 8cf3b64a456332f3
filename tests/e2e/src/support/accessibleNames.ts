import type { Page } from '@playwright/test';

/** What a screen reader calls a control. */
export interface NamedControl {
  readonly role: string;
  readonly name: string;
}

const roles: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'radio',
  'searchbox',
  'slider',
  'switch',
  'tab',
  'textbox',
]);

/** Roles that take an answer: the fields of a form. */
const fields: ReadonlySet<string> = new Set([
  'checkbox',
  'combobox',
  'radio',
  'searchbox',
  'slider',
  'switch',
  'textbox',
]);

/** Every control that the browser hands to a screen reader. */
const controlsOf = async (page: Page): Promise<readonly NamedControl[]> => {
  const devTools = await page.context().newCDPSession(page);
  try {
    const { nodes } = await devTools.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ ignored, role }) => !ignored && roles.has(String(role?.value)))
      .map(({ role, name }) => ({ role: String(role?.value), name: String(name?.value ?? '').trim() }));
  } finally {
    await devTools.detach();
  }
};

/** The form fields of a page as a screen reader reads them out, and the controls that have no name at all. */
export const readOut = async (page: Page) => {
  const controls = await controlsOf(page);
  return {
    fields: controls.filter(({ role }) => fields.has(role)).map(({ role, name }) => `${role} ${name}`),
    nameless: controls.filter(({ name }) => name === '').map(({ role }) => role),
  };
};
