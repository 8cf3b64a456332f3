import type { Addresses } from '../SandboxContext.ts';

const isLoopback = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** Who may frame the card fields: the site and the sandbox; on a loopback address every local port. */
export const frameAncestors = ({ siteUrl, url }: Addresses): string =>
  [
    "'self'",
    new URL(siteUrl).origin,
    ...(isLoopback(url) ? ['http://localhost:*', 'http://127.0.0.1:*'] : []),
  ].join(' ');

const document = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Card details (sandbox)</title>
<link rel="stylesheet" href="/recurly/field.css">
<script src="/recurly/field.js" defer></script>
</head>
<body></body>
</html>`;

/** The page inside the card fields' frames. Its configuration comes in the fragment, so it is the same for all. */
export const fieldPage = (addresses: Addresses): Response =>
  new Response(document, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; frame-ancestors ${frameAncestors(addresses)}`,
    },
  });

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
