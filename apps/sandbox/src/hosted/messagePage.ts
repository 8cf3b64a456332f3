import { brand } from '@backbeat/domain';
import { html } from 'hono/html';
import { type Markup, page } from '../pages/page.ts';

/** A page that only says something and leads back to the site. */
export const messagePage = (title: string, text: string, siteUrl: string): Markup =>
  page({
    title,
    body: html`<div class="stack"><h1>${title}</h1><p class="muted">${text}</p></div><div class="row"><a class="btn btn--go" href="${siteUrl}">Back to ${brand.name}</a></div>`,
  });
