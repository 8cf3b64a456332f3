import { describe, expect, it } from 'vitest';
import { isPlainMarkup } from './trustProviders.ts';

describe('isPlainMarkup', () => {
  it.each([
    '',
    'Only words & signs > here',
    '<div class="recurly-hosted-field"><iframe src="https://pay.example/field.html#id=1" allowtransparency="true" border="0" frameborder="0" scrolling="no" style="background: transparent; width: 100%;"></iframe></div>',
    '\n  <div class="a">\n <input type="text" tabindex="-1" aria-hidden="true" data-recurly="token" hidden />\n</div>\n',
    '<a href="/terms">Terms</a> <span>x</span>',
  ])('takes %j', (text) => expect(isPlainMarkup(text)).toBe(true));

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="x" onerror="alert(1)">',
    '<div onclick="alert(1)">x</div>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="java&#10;script:alert(1)">x</a>',
    '<iframe src="data:text/html,<script>alert(1)</script>"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="//evil.example"></iframe>',
    '<svg onload="alert(1)"></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext></mtext></math>',
    '<object data="x"></object>',
    '<base href="https://evil.example/">',
    '<form action="https://evil.example"><input name="x"></form>',
    '<button formaction="javascript:alert(1)">x</button>',
    '<!-- --><b>x</b>',
    '<div class=a>x</div>',
    "<div class='a'>x</div>",
    '<template><b>x</b></template>',
    '<style>p{}</style>',
    '<',
    '<div',
    '<DIV ONCLICK="alert(1)">',
  ])('refuses %j', (text) => expect(isPlainMarkup(text)).toBe(false));
});
