/** The look of the card fields before the page's own style is laid over it. */
export const fieldStyleSheet = `
@font-face{font-family:"Instrument Sans";src:url(/assets/text.woff2) format("woff2");font-weight:400 700;font-display:swap}
*{box-sizing:border-box}
html,body{margin:0;block-size:100%;background:transparent;overflow:hidden}
.field{display:flex;align-items:stretch;font:400 16px/1.3 "Instrument Sans",system-ui,sans-serif}
.part{flex:1 1 auto;inline-size:100%;min-inline-size:0;margin:0;padding:0 14px;border:0;border-radius:0;background:none;color:inherit;font:inherit;font-variant-numeric:tabular-nums;outline:0}
.field--card .part--number{flex:1 1 12.5em}
.field--card .part--expiry{flex:0 1 6.2em;padding-inline:8px}
.field--card .part--cvv{flex:0 1 4.6em;padding-inline:8px}
.part:focus{box-shadow:inset 0 -2px 0 currentColor}
.part::placeholder{color:inherit;opacity:.72}
.part[aria-invalid="true"]{color:#c81e5b;text-decoration:underline wavy 1px;text-underline-offset:4px}
.vh{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (max-width:360px){.field--card .part--number{padding-inline:10px 2px}.field--card .part--expiry{flex:0 0 4.4em;padding-inline:2px}.field--card .part--cvv{flex:0 0 3.4em;padding-inline:4px 6px}}
@media (forced-colors:active){.part:focus{outline:2px solid Highlight;outline-offset:-2px}}
`;
