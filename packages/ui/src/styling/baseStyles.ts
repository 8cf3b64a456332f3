import { tight } from './media.ts';

/** The default style of text: on the page's body, or on a scope. */
export const textStyles =
  'background: var(--bb-ground); color: var(--bb-text); font: 400 var(--bb-fs-body)/1.55 var(--bb-font-text); -webkit-font-smoothing: antialiased;';

/** Styles of the page's root, or of a scope. */
export const rootStyles =
  '-webkit-text-size-adjust: 100%; text-size-adjust: 100%; accent-color: var(--bb-teal);';

/** Takes the browsers' looks from elements; every selector begins with an element, so that it can stand in another. */
export const resetStyles = /* css */ `
*, *::before, *::after { box-sizing: border-box; }
h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; padding: 0; border: 0; }
fieldset { min-inline-size: 0; }
ul, ol { list-style: none; }
img, svg { display: block; max-inline-size: 100%; }
button, input, select, textarea { font: inherit; color: inherit; }
summary::-webkit-details-marker { display: none; }
*[hidden] { display: none !important; }
${tight} {
  h1, h2, h3, p, dl, li { overflow-wrap: anywhere; }
  a, button, label, dt { white-space: normal !important; }
}
@media (prefers-reduced-motion: reduce) {
  *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
}
`;

/** The looks of plain elements; the selectors are as in {@link resetStyles}. */
export const elementStyles = /* css */ `
a { color: inherit; text-underline-offset: .2em; text-decoration-thickness: 1px; }
*:focus-visible { outline: 3px solid var(--bb-focus); outline-offset: 2px; }
a:focus-visible { border-radius: 4px; }
h1, h2, h3 { overflow-wrap: anywhere; font-family: var(--bb-font-display); font-weight: 750; letter-spacing: -.022em; line-height: 1.04; text-wrap: balance; }
p { text-wrap: pretty; }
code { overflow-wrap: anywhere; }
`;

/** Prints are light in both schemes. */
export const printStyles =
  'color-scheme: light; --bb-ground: #fff; --bb-raised: #fff; --bb-sunken: #fff; --bb-text: #000; --bb-muted: #333; --bb-rule: #bbb; --bb-line: #777;';
