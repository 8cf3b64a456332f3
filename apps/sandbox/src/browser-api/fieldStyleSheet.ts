/** The look of the card fields before the page's own style is laid over it. */
export const fieldStyleSheet = `
@font-face{font-family:"Instrument Sans";src:url(/assets/text.woff2) format("woff2");font-weight:400 700;font-display:swap}
*{box-sizing:border-box}
html,body{margin:0;block-size:100%;background:transparent;overflow:hidden}
.field{display:flex;align-items:stretch;font:400 16px/1.3 "Instrument Sans",system-ui,sans-serif}
.part{flex:1 1 auto;inline-size:100%;min-inline-size:0;margin:0;padding:0 14px;border:0;border-radius:0;background:none;color:inherit;font:inherit;font-variant-numeric:tabular-nums;outline:0}
.field--card{display:grid;grid-template-columns:minmax(0,1fr) 96px 88px;--seam:1px solid color-mix(in srgb,currentColor 20%,transparent)}
.field--card .part--expiry,.field--card .part--cvv{border-inline-start:var(--seam)}
@media (min-height:88px){.field--card{grid-template:1fr 1fr/1fr 1fr}.field--card .part--number{grid-column:1/-1;border-block-end:var(--seam)}.field--card .part--expiry{border-inline-start:0}}
.part:focus{box-shadow:inset 0 -2px 0 currentColor}
.part::placeholder{color:inherit;opacity:.72}
.part[aria-invalid="true"]{color:#c81e5b;text-decoration:underline wavy 1px;text-underline-offset:4px}
.vh{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (max-width:380px) and (max-height:87px){.field--card{grid-template-columns:minmax(0,1fr) 74px 56px}.field--card .part{padding-inline:8px 2px}}
@media (forced-colors:active){.part:focus{outline:2px solid Highlight;outline-offset:-2px}}
`;
