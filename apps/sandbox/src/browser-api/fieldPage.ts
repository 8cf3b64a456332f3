import type { Addresses } from '../SandboxContext.ts';

const isLoopback = (url: string): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);

/** Who may frame the card fields: the site and the sandbox; on one machine every port of it. */
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
