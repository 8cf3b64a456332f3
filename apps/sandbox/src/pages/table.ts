import { html } from 'hono/html';
import type { Markup } from './page.ts';

/** A table that scrolls by itself where it is wider than the page. */
export const table = (head: readonly string[], rows: readonly (readonly Markup[])[]): Markup =>
  html`<div class="scroll"><table><thead><tr>${head.map((title) => html`<th scope="col">${title}</th>`)}</tr></thead><tbody>${rows.map(
    (cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`;
