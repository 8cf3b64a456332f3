import { html } from 'hono/html';

/** A piece of a page, already escaped. */
export type Markup = ReturnType<typeof html>;

/** The warning in every page's banner. */
const warnings = {
  general: 'No real money moves and no real account is touched.',
  card: 'Test cards only. Never type a real card.',
} as const;

export interface PageContent {
  /** The first words of the title, without the sandbox's name. */
  readonly title: string;
  readonly body: Markup;
  readonly warning?: keyof typeof warnings;
  /** Wide pages are lists and tables; the others are one column of a form's width. */
  readonly wide?: boolean;
  /** Scripts to run, by path. */
  readonly scripts?: readonly string[];
}

/**
 * A whole document in the sandbox's look: no pink, no pictures, and a banner that stays on top.
 *
 * @example String(page({ title: 'Clock', body: html`<h1>Clock</h1>` })).includes('This is the sandbox') // → true
 */
export const page = ({
  title,
  body,
  warning = 'general',
  wide = false,
  scripts = [],
}: PageContent): Markup => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>${title} | Sandbox</title>
<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/sandbox.css">
${scripts.map((script) => html`<script src="${script}" defer></script>`)}
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header class="sbx-bar"><div class="page"><span class="steps" aria-hidden="true"><i></i><i></i><i></i><i></i></span><b>This is the sandbox</b><span>${warnings[warning]}</span></div></header>
<main id="main" class="${wide ? 'page sbx' : 'sbx-form'}">${body}</main>
</body>
</html>`;
