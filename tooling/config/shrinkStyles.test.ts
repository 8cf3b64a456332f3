import { expect, it } from 'vitest';
import { shrinkStyles } from './shrinkStyles.ts';

const written = `
  a, b { color: red; content: "a ; b"; }
  /* why */
  \${below(768)} { a { margin: 0 auto; } }
`;

it.each(['css', '/* css */ '])('takes comments and needless white space out of texts after %j', (mark) => {
  expect(shrinkStyles(`const style = ${mark}\`${written}\`;`)).toBe(
    `const style = ${mark.trim() === 'css' ? mark : ''}\`a,b{color:red;content:"a ; b"} \${below(768)}{a{margin:0 auto}}\`;`,
  );
});

it('leaves other texts as they are', () => {
  expect(shrinkStyles(`const text = \`${written}\`;`)).toBe(`const text = \`${written}\`;`);
});
