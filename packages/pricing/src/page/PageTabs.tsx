import { css, styled } from '@backbeat/ui/styling';
import { type ReactElement, useState } from 'react';

const Nav = styled('nav', {
  base: css`
    display: flex;
    gap: clamp(20px, 3vw, 36px);
    & > a {
      position: relative;
      padding: 12px 0 14px;
      color: var(--muted);
      font: 700 var(--fs-h3)/1.2 var(--font-display);
      letter-spacing: -.014em;
      text-decoration: none;
    }
    & > a:hover, & > a[aria-current] { color: var(--text); }
    & > a[aria-current]::after {
      content: "";
      position: absolute;
      inset-inline: 0;
      inset-block-end: -3px;
      block-size: 4px;
      border-radius: 2px;
      background: var(--pink);
    }
    @media (forced-colors: active) { & > a[aria-current]::after { background: Highlight; } }
  `,
});

const tabs = [
  { id: 'plans', label: 'Compare Plans' },
  { id: 'features', label: 'Compare Features' },
] as const;

/**
 * The two ways to compare, as links to their places on the page: both stand there, also without JavaScript.
 *
 * @example <PageTabs />
 */
export const PageTabs = (): ReactElement => {
  const [current, setCurrent] = useState<(typeof tabs)[number]['id']>('plans');
  return (
    <Nav aria-label="Compare">
      {tabs.map(({ id, label }) => (
        <a key={id} href={`#${id}`} aria-current={id === current || undefined} onClick={() => setCurrent(id)}>
          {label}
        </a>
      ))}
    </Nav>
  );
};
