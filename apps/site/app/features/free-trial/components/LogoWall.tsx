import { Container, Tabs, VisuallyHidden } from '@backbeat/ui';
import { css, from, styled } from '@backbeat/ui/styling';
import { type LogoListName, logoLists } from '../content.ts';

const Wall = styled('section', {
  base: css`
    margin-block-end: var(--section);
    padding-block: calc(4rem + 3.125rem) 4rem;
    background: var(--raised);
    clip-path: polygon(0 3.125rem, 100% 0, 100% 100%, 0 100%);
    ${from(768)} {
      padding-block-start: calc(4rem + 4.6875rem);
      clip-path: polygon(0 4.6875rem, 100% 0, 100% 100%, 0 100%);
    }
  `,
});

const Rows = styled(Container, {
  base: css`
    display: grid;
    gap: 28px;
    & > p { color: var(--muted); font-size: var(--fs-small); }
  `,
});

/** The tabs as two large headings; without scripts both lists show. */
const Lists = styled('div', {
  base: css`
    & [role="tablist"] { flex-wrap: wrap; gap: 8px clamp(20px, 3vw, 44px); border: 0; }
    & [role="tab"] { padding: 6px 0 10px; font: 750 var(--fs-h2)/1.1 var(--font-display); letter-spacing: -.022em; }
    & [role="tab"][aria-selected="false"]:not(:hover) { color: color-mix(in srgb, var(--text) 60%, var(--raised)); }
    @media (scripting: none) { & [role="tabpanel"][hidden] { display: block !important; } }
  `,
});

const Names = styled('ul', {
  base: css`
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 1rem;
    ${from(768)} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
    ${from(992)} { grid-template-columns: repeat(8, minmax(0, 1fr)); }
    & > li {
      display: grid;
      place-items: center;
      min-block-size: 76px;
      padding: 8px;
      border-radius: 18px;
      background: var(--ground);
      font: 700 1.0625rem/1.05 var(--font-display);
      letter-spacing: -.025em;
      text-align: center;
      ${from(992)} { min-block-size: 92px; }
    }
    & > li:nth-of-type(4n + 2) { font-weight: 800; letter-spacing: -.05em; }
    & > li:nth-of-type(4n + 3) { font-weight: 600; letter-spacing: .02em; }
    & > li:nth-of-type(4n) { font-family: var(--font-text); font-weight: 500; letter-spacing: -.01em; }
  `,
});

const lists = [
  { id: 'distributors', name: 'Distribution Partners' },
  { id: 'labels', name: 'Labels & Catalogs' },
] as const satisfies readonly { id: string; name: LogoListName }[];

const tabs = lists.map(({ id, name }) => ({
  id,
  label: name,
  panel: (
    <Names>
      {logoLists[name].map((company) => (
        <li key={company}>{company}</li>
      ))}
    </Names>
  ),
}));

/** Whose music is in the catalogue: two lists, chosen by their headings. */
export const LogoWall = () => (
  <Wall aria-labelledby="wall-title">
    <Rows>
      <h2 id="wall-title">
        <VisuallyHidden>Where the music comes from</VisuallyHidden>
      </h2>
      <Lists>
        <Tabs label="Where the music comes from" tabs={tabs} />
      </Lists>
      <p>The names shown are samples.</p>
    </Rows>
  </Wall>
);
